import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { readTerm, type SuggestionsResponse } from "~/features/search/model";
import { suggest } from "~/features/search/suggestions-client.server";
import { looksPersonal } from "~/utils/personal-data";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["zoekterm"] } } } satisfies {
  policy: RoutePolicy;
};

const minTermLength = 2;
/** Longer terms do not match page titles. */
const maxTermLength = 80;
const cacheSeconds = 60;

/**
 * `/zoeken/suggesties?zoekterm=`: suggested pages for a search box, as JSON. Terms are not counted or logged; a term
 * that may contain personal data is neither sent to the upstream nor cached, and a failure is not cached.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const term = readTerm(scope.query.getAll("zoekterm").at(-1));
  const personal = looksPersonal(term);
  const isSearchable = !personal && term.length >= minTermLength && term.length <= maxTermLength;
  const found = isSearchable ? await suggest(scope, term) : { suggestions: [] };
  const { suggestions } = found ?? { suggestions: [] };
  const body: SuggestionsResponse = {
    label: scope.t("search.suggestions.label"),
    status: scope.t("search.suggestions.status", { count: suggestions.length }),
    suggestions,
  };
  return Response.json(body, {
    headers: {
      "Cache-Control": personal || !found ? "no-store" : `public, max-age=${cacheSeconds}`,
      "X-Robots-Tag": "noindex",
    },
  });
}
