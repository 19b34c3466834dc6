import type { RequestScope } from "~/.server/context/scope";
import { loadList } from "~/.server/http/list-pages";
import { toOverview } from "~/.server/http/to-overview";
import { type NewsItem, newsPerPage } from "~/features/news/public";
import { type Overview, readTerm } from "~/utils/overview";
import { readPageRequest } from "~/utils/pagination";
import type { RegionKey } from "./model";
import { listRegionNews, searchRegionNews } from "./news-client.server";

/** Loads `/regios/{region}/nieuws`: the news of one region, or the results of a search in it. */
export async function loadRegionNews(
  scope: Pick<RequestScope, "upstreams" | "query">,
  region: RegionKey,
): Promise<Overview<NewsItem>> {
  const term = readTerm(scope.query);
  const list = await loadList(readPageRequest(scope.query), newsPerPage, (page) =>
    term ? searchRegionNews(scope, region, term, page) : listRegionNews(scope, region, page),
  );
  return toOverview({ kind: "regionNews", path: `${region.url}/nieuws`, term }, list);
}
