import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { loadVacancyFeed } from "~/.server/feeds/vacancies-feed";
import { feedAnswer } from "~/.server/http/feed-response";

/** `/vrijwilligerswerk.rss`: a search of the vacancies, with the query of its page, for news readers. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  return feedAnswer(scope, await loadVacancyFeed(scope), "rss");
}
