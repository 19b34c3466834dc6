import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { feedResponse } from "~/.server/http/feed-response";
import { listNews } from "~/features/news/client.server";
import { loadNewsFeed, nationalNewsFeed } from "~/features/news/feed.server";

/** `/nieuws.atom`: the national news as an Atom feed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  return feedResponse(
    scope,
    await loadNewsFeed(nationalNewsFeed(scope), "/nieuws", (page) => listNews(scope, page)),
  );
}
