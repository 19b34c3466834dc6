import type { RequestScope } from "~/.server/context/context";
import { nationalNewsFeed, regionNewsFeed } from "~/features/news/feed.server";
import type { DocumentFeed } from "~/utils/document";
import type { Page } from "./definitions";

/** What news readers can follow a page of the CMS with: of a region its own news, of the country that of all. */
export function feedsOf(page: Page, scope: Pick<RequestScope, "t">): DocumentFeed[] {
  if (page.type === "homepage" || page.type === "news") return [nationalNewsFeed(scope)];
  const region = page.type === "regio" ? { title: page.title, url: page.path } : page.region;
  return region?.url ? [regionNewsFeed(scope, { title: region.title, url: region.url })] : [];
}
