export interface FeedItem {
  /** Unique in the feed, and unchanged when the text or path changes. */
  id: string;
  /** The path of its page. */
  path: string;
  title: string;
  /** Plain text. */
  text: string;
  /** ISO 8601. */
  published: string;
  /** ISO 8601; null when unknown. */
  updated?: string | null;
  label?: string | null;
}

/** The content of an Atom or RSS feed. */
export interface Feed {
  /** The kind of items ('nieuws', 'vacatures'), a part of the id of each. It must never change. */
  kind: string;
  title: string;
  /** Path and query of the page with the same list. */
  page: string;
  /** Path and query of the feed itself. */
  address: string;
  items: FeedItem[];
}

/** The brand that publishes a feed. */
export interface FeedPublisher {
  /** Scheme and host of the brand. */
  origin: string;
  name: string;
  /** The path of its icon. */
  icon: string;
}

/** A globally unique tag URI (RFC 4151), without the port of the host. */
export function feedId(kind: string, id: string, origin: string): string {
  return `tag:${new URL(origin).hostname},2026:${kind}/${encodeURIComponent(id)}`;
}

/** The last change of an item, ISO 8601 in UTC; never before its publication. */
export function changedAt({ published, updated }: Pick<FeedItem, "published" | "updated">): string {
  const moments = [published, updated ?? published].map((iso) => Date.parse(iso));
  return new Date(Math.max(...moments)).toISOString();
}
