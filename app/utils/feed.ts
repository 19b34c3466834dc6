/** Something that a feed tells of. */
export interface FeedItem {
  /** Of this item among all that the feed ever tells of: it stays the same when words or address change. */
  id: string;
  /** The path of its page. */
  path: string;
  title: string;
  /** Plain text. */
  text: string;
  /** ISO 8601: when it came out. */
  published: string;
  /** ISO 8601: when it last changed; null where only the other is known. */
  updated?: string | null;
  label?: string | null;
}

/** A list that people follow with a news reader. */
export interface Feed {
  /** What its items are, as a word of the identity of each: 'nieuws', 'vacatures'. Never changes. */
  kind: string;
  title: string;
  /** Path and query of the page with the same list, and of the feed itself. */
  page: string;
  address: string;
  items: FeedItem[];
}

/** Whose feed it is. */
export interface FeedPublisher {
  /** Scheme and host of the brand. */
  origin: string;
  name: string;
  /** The path of its icon. */
  icon: string;
}

/** A name that no other thing in the world has (RFC 4151), also of a brand whose host has a port. */
export function feedId(kind: string, id: string, origin: string): string {
  return `tag:${new URL(origin).hostname},2026:${kind}/${encodeURIComponent(id)}`;
}

/** When an item last changed, ISO 8601 in UTC: no sooner than it came out. */
export function changedAt({ published, updated }: Pick<FeedItem, "published" | "updated">): string {
  const moments = [published, updated ?? published].map((iso) => Date.parse(iso));
  return new Date(Math.max(...moments)).toISOString();
}
