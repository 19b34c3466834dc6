import type { RequestScope } from "~/.server/context/scope";
import { atomFeed } from "~/utils/atom-feed";
import { brandFiles } from "~/utils/brand-files";
import type { Feed } from "~/utils/feed";
import { rssFeed } from "~/utils/rss-feed";

const formats = {
  atom: { write: atomFeed, type: "application/atom+xml" },
  rss: { write: rssFeed, type: "application/rss+xml" },
};

/** A feed of the brand's site, cacheable for 15 minutes. */
export function feedResponse(
  { origin, brand, t, now }: Pick<RequestScope, "origin" | "brand" | "t" | "now">,
  feed: Feed,
  format: keyof typeof formats = "atom",
): Response {
  const { write, type } = formats[format];
  const publisher = { origin, name: t("brand.name"), icon: brandFiles(brand).icon };
  return new Response(write(feed, publisher, now), {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, max-age=900" },
  });
}
