import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { readTerm, type SuggestionsResponse } from "~/features/search/model";
import { suggest } from "~/features/search/suggestions-client.server";
import { looksPersonal } from "~/utils/personal-data";
import { lastValue, readQuery } from "~/utils/query";

const minTermLength = 2;
/** Who types more than this is not looking for a title. */
const maxTermLength = 80;
const cacheSeconds = 60;

/**
 * `/zoeken/suggesties?zoekterm=`: pages for whoever is typing in a search box, as JSON. Nobody counts or logs it, and
 * what may say something of a person is neither asked nor kept.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const term = readTerm(lastValue(readQuery(request.url).zoekterm));
  const personal = looksPersonal(term);
  const asks = !personal && term.length >= minTermLength && term.length <= maxTermLength;
  const { suggestions } = asks ? await suggest(scope, term) : { suggestions: [] };
  const answer: SuggestionsResponse = {
    label: scope.t("search.suggestions.label"),
    status: scope.t("search.suggestions.status", { count: suggestions.length }),
    suggestions,
  };
  return Response.json(answer, {
    headers: {
      "Cache-Control": personal ? "no-store" : `public, max-age=${cacheSeconds}`,
      "X-Robots-Tag": "noindex",
    },
  });
}
