import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { feedResponse } from "~/.server/http/feed-response";
import { loadBlogFeed } from "~/features/community/blogs/feed.server";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "everyone" } } satisfies { policy: RoutePolicy };

/** The newest entries of a public blog as an Atom feed. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  return feedResponse(scope, await loadBlogFeed(params.username ?? "", scope));
}
