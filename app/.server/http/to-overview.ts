import type { Overview, OverviewKind } from "~/utils/overview";
import { noPages } from "~/utils/pagination";
import type { LoadedList } from "./list-pages";
import type { UpstreamResult } from "./result";

/** A list that was loaded, or failed, as an overview shows it. */
export function toOverview<T>(
  about: { kind: OverviewKind; path: string; term: string },
  list: UpstreamResult<LoadedList<T>>,
): Overview<T> {
  if (list.kind === "loaded") return { ...about, ...list.value, failed: false };
  return { ...about, items: [], total: 0, paging: noPages, failed: true };
}
