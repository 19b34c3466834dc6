import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { feedResponse } from "~/.server/http/feed-response";
import { listNews } from "~/features/news/client.server";
import { loadNewsFeed, nationalNewsFeed } from "~/features/news/feed.server";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "everyone" } } satisfies { policy: RoutePolicy };

/** `/nieuws.atom`: the national news as an Atom feed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  return feedResponse(
    scope,
    await loadNewsFeed(nationalNewsFeed(scope), "/nieuws", (page) => listNews(scope, page)),
  );
}
