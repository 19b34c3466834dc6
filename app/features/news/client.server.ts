import { failedAs } from "~/.server/http/change-result";
import { getJson } from "~/.server/http/get-json";
import type { UpstreamResult } from "~/.server/http/result";
import type { CallScope, Upstream } from "~/.server/http/upstream";
import type { NewsPage } from "./model";
import { newsPageSchema } from "./schema.server";

/** The national news. Pages are from 1 and hold ten. Every failure has status 500 (spec 001, section 8). */
export interface NewsClient {
  listNews(page: number): Promise<UpstreamResult<NewsPage>>;
  searchNews(term: string, page: number): Promise<UpstreamResult<NewsPage>>;
}

export function createNewsClient(api: Upstream, scope: CallScope): NewsClient {
  const newsOf = async (path: string, query: Record<string, string>) => {
    const schema = newsPageSchema(scope.logger, path);
    return failedAs(await getJson(api, scope, path, { alwaysThere: true, schema, query }), 500);
  };
  return {
    listNews: (page) => newsOf("/api/v1/es/news", { page: String(page - 1) }),
    searchNews: (term, page) => newsOf("/api/v1/es/news/search", { query: term, page: String(page - 1) }),
  };
}
