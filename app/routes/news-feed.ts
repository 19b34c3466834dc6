import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context";
import { feedAnswer } from "~/.server/feeds/feed-answer";
import { loadNewsFeed, nationalNewsFeed } from "~/.server/feeds/news-feed";

/** `/nieuws.atom`: the national news for news readers. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  return feedAnswer(scope, await loadNewsFeed(nationalNewsFeed(scope), "/nieuws", scope.productApi.listNews));
}
