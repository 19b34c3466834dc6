import type { RequestScope } from "~/.server/context/scope";
import { unavailable } from "~/.server/http/failures";
import type { UpstreamResult } from "~/.server/http/result";
import type { DocumentFeed } from "~/utils/document";
import type { Feed, FeedItem } from "~/utils/feed";
import { type NewsItem, type NewsPage, newsFeedAddress } from "./model";

/** The overview pages that a feed contains. */
const pages = [1, 2];

/** The feed link for national news. */
export function nationalNewsFeed({ t }: Pick<RequestScope, "t">): DocumentFeed {
  return {
    title: t("feed.news", { brand: t("brand.name") }),
    address: newsFeedAddress("/nieuws"),
    format: "atom",
  };
}

/**
 * The newest items of a list of news, as a feed.
 * @throws a 503 response if the first page fails
 */
export async function loadNewsFeed(
  { title, address }: DocumentFeed,
  page: string,
  listPage: (page: number) => Promise<UpstreamResult<NewsPage>>,
): Promise<Feed> {
  const [first, ...others] = await Promise.all(pages.map(listPage));
  if (first?.kind !== "loaded") throw unavailable();
  const found = [first, ...others].flatMap((list) => (list.kind === "loaded" ? list.value.items : []));
  // An item published between the two calls moves another one onto both pages.
  const items = [...new Map(found.map((item) => [item.id, feedItem(item)])).values()];
  return { kind: "nieuws", title, page, address, items };
}

function feedItem({ id, url, title, introduction, date, changed, labels }: NewsItem): FeedItem {
  return {
    id,
    path: url,
    title,
    text: introduction,
    published: date,
    updated: changed,
    label: labels[0] ?? null,
  };
}
