import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { feedResponse } from "~/.server/http/feed-response";
import { loadVacancyFeed } from "~/features/vacancies/feed.server";

/** `/vrijwilligerswerk.rss`: a search of the vacancies, with the query of its page, for news readers. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  return feedResponse(scope, await loadVacancyFeed(scope), "rss");
}
