import type { RequestScope } from "~/.server/context/scope";
import { nationalNewsFeed } from "~/features/news/feed.server";
import { regionNewsFeed } from "~/features/regions/news-feed.server";
import type { DocumentFeed } from "~/utils/document";
import { pageTraits } from "./page-traits";
import type { DecodedPage } from "./types";

/** The feeds linked in a page's document: national news, or news of the page's region. */
export function feedsOf(page: DecodedPage, scope: Pick<RequestScope, "t">): DocumentFeed[] {
  if (pageTraits(page).hasNationalNewsFeed) return [nationalNewsFeed(scope)];
  const { region } = page;
  return region?.url ? [regionNewsFeed(scope, { title: region.title, url: region.url })] : [];
}
