import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { notFound, unavailable } from "~/.server/http/failures";
import { feedResponse } from "~/.server/http/feed-response";
import { loadNewsFeed } from "~/features/news/feed.server";
import { followRedirect } from "~/features/redirects/public.server";
import { findRegionByName } from "~/features/regions/client.server";
import { listRegionNews } from "~/features/regions/news-client.server";
import { regionNewsFeed } from "~/features/regions/news-feed.server";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "everyone" } } satisfies { policy: RoutePolicy };

/** `/regios/{regioName}/nieuws.atom`: the news of a region as an Atom feed. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const region = await findRegionByName(scope, params.regioName ?? "");
  if (region.kind !== "loaded") throw unavailable();
  const { value } = region;
  if (!value) {
    await followRedirect(scope, request);
    throw notFound();
  }
  const feed = await loadNewsFeed(regionNewsFeed(scope, value), `${value.url}/nieuws`, (page) =>
    listRegionNews(scope, value, page),
  );
  return feedResponse(scope, feed);
}
