import { changedAt, type Feed, type FeedItem, type FeedPublisher, feedId } from "./feed";
import { element, xmlFile } from "./xml";

/** Writes a feed as RSS 2.0, for readers that do not support Atom. */
export function rssFeed(feed: Feed, publisher: FeedPublisher, now: Date): string {
  const { origin, name } = publisher;
  const changes = feed.items.map(changedAt).sort();
  return xmlFile(
    element(
      "rss",
      { version: "2.0", "xmlns:atom": "http://www.w3.org/2005/Atom" },
      element(
        "channel",
        {},
        element("title", {}, feed.title),
        element("link", {}, origin + feed.page),
        element("description", {}, `${feed.title} | ${name}`),
        element("language", {}, "nl"),
        element("lastBuildDate", {}, new Date(changes.at(-1) ?? now).toUTCString()),
        element("atom:link", { rel: "self", type: "application/rss+xml", href: origin + feed.address }),
        ...feed.items.map((item) => rssItem(item, feed.kind, origin)),
      ),
    ),
  );
}

function rssItem(item: FeedItem, kind: string, origin: string) {
  return element(
    "item",
    {},
    element("title", {}, item.title),
    element("link", {}, origin + item.path),
    element("guid", { isPermaLink: "false" }, feedId(kind, item.id, origin)),
    element("pubDate", {}, new Date(item.published).toUTCString()),
    item.text ? element("description", {}, item.text) : null,
    item.label ? element("category", {}, item.label) : null,
  );
}
