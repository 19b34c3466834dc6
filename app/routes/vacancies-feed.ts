import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context";
import { feedAnswer } from "~/.server/feeds/feed-answer";
import { loadVacancyFeed } from "~/.server/feeds/vacancies-feed";

/** `/vrijwilligerswerk.rss`: a search of the vacancies, with the query of its page, for news readers. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  return feedAnswer(scope, await loadVacancyFeed(scope), "rss");
}
