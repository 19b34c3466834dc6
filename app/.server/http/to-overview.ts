import type { Overview, OverviewKind } from "~/utils/overview";
import { noPages } from "~/utils/pagination";
import type { LoadedList } from "./list-pages";
import type { UpstreamResult } from "./result";

/** Turns the result of a list into an overview, empty with `failed: true` after a failure. */
export function toOverview<T>(
  about: { kind: OverviewKind; path: string; term: string },
  list: UpstreamResult<LoadedList<T>>,
): Overview<T> {
  if (list.kind === "loaded") return { ...about, ...list.value, failed: false };
  return { ...about, items: [], total: 0, paging: noPages, failed: true };
}
