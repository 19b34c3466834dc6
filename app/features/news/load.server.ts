import type { RequestScope } from "~/.server/context/scope";
import { loadList } from "~/.server/http/list-pages";
import { toOverview } from "~/.server/http/to-overview";
import { type Overview, readTerm } from "~/utils/overview";
import { readPageRequest } from "~/utils/pagination";
import { listNews, searchNews } from "./client.server";
import { type NewsItem, newsPerPage } from "./model";

/** Loads `/nieuws`: all national news, or the results of a search in it. */
export async function loadNews(
  scope: Pick<RequestScope, "upstreams" | "query">,
): Promise<Overview<NewsItem>> {
  const term = readTerm(scope.query);
  const list = await loadList(readPageRequest(scope.query), newsPerPage, (page) =>
    term ? searchNews(scope, term, page) : listNews(scope, page),
  );
  return toOverview({ kind: "news", path: "/nieuws", term }, list);
}
