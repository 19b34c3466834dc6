import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { feedResponse } from "~/.server/http/feed-response";
import { loadBlogFeed } from "~/features/community/blogs/feed.server";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "everyone" } } satisfies { policy: RoutePolicy };

/** The newest entries of a public blog as an Atom feed; no cache keeps it, as a blog may be closed at any moment. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const feed = await loadBlogFeed(params.username ?? "", scope);
  return feedResponse(scope, feed, { cacheControl: "no-cache" });
}
