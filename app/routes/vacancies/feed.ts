import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { feedResponse } from "~/.server/http/feed-response";
import { loadVacancyFeed } from "~/features/vacancies/feed.server";
import { vacancyQuery } from "~/features/vacancies/public";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "everyone", query: vacancyQuery } } satisfies {
  policy: RoutePolicy;
};

/** `/vrijwilligerswerk.rss`: vacancies as an RSS feed, with the filter query of the overview. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  return feedResponse(scope, await loadVacancyFeed(scope), { format: "rss" });
}
