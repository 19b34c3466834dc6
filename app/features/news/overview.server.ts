import type { RequestScope } from "~/.server/context/scope";
import { type ListPage, type LoadedList, loadList } from "~/.server/http/list-pages";
import type { UpstreamResult } from "~/.server/http/result";
import { listPartners } from "~/features/partners/client.server";
import type { ShelfItem } from "~/features/recommendations/item-shelf";
import { loadRecommendations } from "~/features/recommendations/load.server";
import type { RegionKey } from "~/features/regions/model";
import { listRegionNews, searchRegionNews } from "~/features/regions/news-client.server";
import { plainText } from "~/fields/rich-text";
import { holdsWords, type Overview, type OverviewKind, type Partner, readTerm } from "~/utils/overview";
import { noPages, readPageRequest } from "~/utils/pagination";
import { listNews, searchNews } from "./client.server";
import { type NewsItem, newsPerPage } from "./model";

/** The lists of the overviews, as an address asks for them. A failure is told by the list itself. */

type OverviewScope = Pick<RequestScope, "upstreams" | "query">;

/** `/nieuws`: all national news, or what is found in it. */
export async function loadNews(scope: OverviewScope): Promise<Overview<NewsItem>> {
  const term = readTerm(scope.query);
  const list = await loadList(readPageRequest(scope.query), newsPerPage, (page) =>
    term ? searchNews(scope, term, page) : listNews(scope, page),
  );
  return overviewOf({ kind: "news", path: "/nieuws", term }, list);
}

/** `/regios/{region}/nieuws`: the same of one region. */
export async function loadRegionNews(scope: OverviewScope, region: RegionKey): Promise<Overview<NewsItem>> {
  const term = readTerm(scope.query);
  const list = await loadList(readPageRequest(scope.query), newsPerPage, (page) =>
    term ? searchRegionNews(scope, region, term, page) : listRegionNews(scope, region, page),
  );
  return overviewOf({ kind: "regionNews", path: `${region.url}/nieuws`, term }, list);
}

const partnersPerPage = 10;

/** The companies that help: the CMS sends all of them at once. */
export async function loadPartners(scope: OverviewScope, path: string): Promise<Overview<Partner>> {
  const term = readTerm(scope.query);
  const all = listPartners(scope);
  const list = await loadList(readPageRequest(scope.query), partnersPerPage, async (page) => {
    const result = await all;
    if (result.kind !== "loaded") return result;
    const found = term
      ? result.value.filter(({ title, introduction, tag }) => holdsWords([title, introduction, tag], term))
      : result.value;
    return { ...result, value: pageOf(found, page, partnersPerPage) };
  });
  return overviewOf({ kind: "partners", path, term }, list);
}

/** What an overview recommends: page n shows everything up to it (spec 001, section 5). */
export async function loadRecommendationOverview(
  scope: OverviewScope,
  path: string,
  overviewPageId: number,
): Promise<Overview<ShelfItem>> {
  const term = readTerm(scope.query);
  const accepts = ({ title, label, html }: ShelfItem) =>
    term === "" || holdsWords([title, label, plainText(html ?? "")], term);
  const list = await loadRecommendations(scope, {
    overviewPageId,
    page: readPageRequest(scope.query).page,
    accepts: term ? accepts : null,
  });
  return overviewOf({ kind: "recommendations", path, term }, list);
}

function pageOf<T>(items: T[], page: number, size: number): ListPage<T> {
  return { items: items.slice((page - 1) * size, page * size), total: items.length };
}

function overviewOf<T>(
  about: { kind: OverviewKind; path: string; term: string },
  list: UpstreamResult<LoadedList<T>>,
): Overview<T> {
  if (list.kind === "loaded") return { ...about, ...list.value, failed: false };
  return { ...about, items: [], total: 0, paging: noPages, failed: true };
}
