import type { RequestScope } from "~/.server/context/context";
import { nationalNewsFeed, regionNewsFeed } from "~/features/news/feed.server";
import type { DocumentFeed } from "~/utils/document";
import type { Page } from "./definitions";

/** What news readers can follow a page of the CMS with: of a branch its own news, of the country that of all. */
export function feedsOf(page: Page, scope: Pick<RequestScope, "t">): DocumentFeed[] {
  if (page.type === "homepage" || page.type === "news") return [nationalNewsFeed(scope)];
  const branch = page.type === "regio" ? { title: page.title, url: page.path } : page.region;
  return branch?.url ? [regionNewsFeed(scope, { title: branch.title, url: branch.url })] : [];
}
