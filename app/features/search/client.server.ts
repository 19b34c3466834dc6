import type { UpstreamScope } from "~/.server/context/scope";
import { reportOnce } from "~/.server/errors/report-once";
import { getJson } from "~/.server/http/get-json";
import type { UpstreamResult } from "~/.server/http/result";
import { unsupportedDocument } from "~/utils/errors";
import { isResultType, type Pijler, type SearchResultList } from "./model";
import { searchResultsSchema } from "./schema.server";

/** Search results on the site. Each unknown type is reported once. */
export async function searchSite(
  { upstreams: { productApi } }: UpstreamScope,
  term: string,
  pijler: Pijler,
): Promise<UpstreamResult<SearchResultList>> {
  const result = await getJson(productApi, "/api/v1/es/search", {
    schema: searchResultsSchema,
    query: { query: term, contentType: pijler },
    alwaysThere: true,
  });
  for (const { type } of result.kind === "loaded" ? result.value.results : [])
    if (!isResultType(type)) reportOnce(productApi.calls.logger, { type }, unsupportedDocument);
  return result;
}
