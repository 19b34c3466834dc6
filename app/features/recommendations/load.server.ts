import type { RequestScope, UpstreamScope } from "~/.server/context/scope";
import type { LoadedList } from "~/.server/http/list-pages";
import type { UpstreamResult } from "~/.server/http/result";
import { toOverview } from "~/.server/http/to-overview";
import { textOfHtml } from "~/fields/rich-text";
import { containsWords, type Overview, readTerm } from "~/utils/overview";
import { pageCount, readPageRequest } from "~/utils/pagination";
import { withUniqueSlugs } from "~/utils/unique-slugs";
import { listRecommendations } from "./client.server";
import type { ShelfItem } from "./model";

const perPage = 16;
/** Limits the calls and items that one address can cause. */
const maxPerCall = 10 * perPage;
const maxCalls = 10;

/** Recommendations of an overview: page n shows everything up to it. */
export async function loadRecommendationOverview(
  scope: Pick<RequestScope, "upstreams" | "query">,
  path: string,
  overviewPageId: number,
): Promise<Overview<ShelfItem>> {
  const term = readTerm(scope.query);
  const accepts = ({ title, label, html }: ShelfItem) =>
    term === "" || containsWords([title, label, textOfHtml(html ?? "")], term);
  const list = await loadRecommendations(scope, {
    overviewPageId,
    page: readPageRequest(scope.query).page,
    accepts: term ? accepts : null,
  });
  return toOverview({ kind: "recommendations", path, term }, list);
}

interface RecommendationsQuery {
  overviewPageId: number;
  /** From 1. */
  page: number;
  /** Filter of the search; null without a search term. */
  accepts: ((item: ShelfItem) => boolean) | null;
}

/** The first `page` times 16 items, the page clamped to the last. Fails when one call fails. */
export async function loadRecommendations(
  scope: UpstreamScope,
  { overviewPageId, page, accepts }: RecommendationsQuery,
): Promise<UpstreamResult<LoadedList<ShelfItem>>> {
  const requested = accepts ? maxPerCall * maxCalls : Math.min(page * perPage, maxPerCall * maxCalls);
  const size = Math.min(requested, maxPerCall);
  const load = (number: number) => listRecommendations(scope, overviewPageId, { page: number, size });
  const first = await load(1);
  if (first.kind !== "loaded") return first;
  const within = Math.min(first.value.total, maxPerCall * maxCalls);
  const calls = Math.ceil(Math.min(requested, within) / size);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, calls - 1) }, (_, index) => load(index + 2)),
  );
  const loaded: ShelfItem[] = [];
  for (const result of [first, ...others]) {
    if (result.kind !== "loaded") return result;
    loaded.push(...result.value.items);
  }
  const all = withUniqueSlugs(loaded);
  const found = accepts ? all.filter(accepts) : all;
  const total = accepts ? found.length : within;
  const count = pageCount(total, perPage);
  const last = Math.min(page, count);
  const paging = { page: last, count, before: (last - 1) * perPage };
  return {
    kind: "loaded",
    status: first.status,
    value: { items: found.slice(0, last * perPage), total, paging },
  };
}
