import { changedAt, type Feed, type FeedItem, type FeedPublisher, feedId } from "./feed";
import { element, xmlFile } from "./xml";

/** Writes an Atom feed (RFC 4287). An empty feed is dated `now`. */
export function atomFeed(feed: Feed, publisher: FeedPublisher, now: Date): string {
  const { origin, name, icon } = publisher;
  const changes = feed.items.map(changedAt).sort();
  return xmlFile(
    element(
      "feed",
      { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "nl" },
      element("id", {}, feedId(feed.kind, feed.address, origin)),
      element("title", {}, feed.title),
      element("updated", {}, changes.at(-1) ?? now.toISOString()),
      element("link", { rel: "self", type: "application/atom+xml", href: origin + feed.address }),
      element("link", { rel: "alternate", type: "text/html", hreflang: "nl", href: origin + feed.page }),
      element("author", {}, element("name", {}, name), element("uri", {}, `${origin}/`)),
      element("icon", {}, origin + icon),
      ...feed.items.map((item) => entry(item, feed.kind, origin)),
    ),
  );
}

function entry(item: FeedItem, kind: string, origin: string) {
  return element(
    "entry",
    {},
    element("id", {}, feedId(kind, item.id, origin)),
    element("title", {}, item.title),
    element("link", { rel: "alternate", type: "text/html", href: origin + item.path }),
    element("published", {}, new Date(item.published).toISOString()),
    element("updated", {}, changedAt(item)),
    item.text ? element("summary", {}, item.text) : null,
    item.label ? element("category", { term: item.label }) : null,
  );
}
