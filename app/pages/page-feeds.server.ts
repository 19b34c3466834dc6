import type { RequestScope } from "~/.server/context/scope";
import { nationalNewsFeed } from "~/features/news/feed.server";
import { regionNewsFeed } from "~/features/regions/news-feed.server";
import type { DocumentFeed } from "~/utils/document";
import { pageTraits } from "./page-traits";
import type { DecodedPage } from "./types";

/** The feeds a page leads to: the national news, or that of the region it is or belongs to. */
export function feedsOf(page: DecodedPage, scope: Pick<RequestScope, "t">): DocumentFeed[] {
  if (pageTraits(page).hasNationalNewsFeed) return [nationalNewsFeed(scope)];
  const { region } = page;
  return region?.url ? [regionNewsFeed(scope, { title: region.title, url: region.url })] : [];
}
