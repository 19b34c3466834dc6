import type { RequestScope } from "~/.server/context/scope";
import { atomFeed } from "~/utils/atom-feed";
import { brandFiles } from "~/utils/brand-files";
import type { Feed } from "~/utils/feed";
import { rssFeed } from "~/utils/rss-feed";

const formats = {
  atom: { write: atomFeed, type: "application/atom+xml" },
  rss: { write: rssFeed, type: "application/rss+xml" },
};

/** A feed of the brand's site, cacheable for 15 minutes by default. */
export function feedResponse(
  { origin, brand, t, now }: Pick<RequestScope, "origin" | "brand" | "t" | "now">,
  feed: Feed,
  {
    format = "atom",
    cacheControl = "public, max-age=900",
  }: { format?: keyof typeof formats; cacheControl?: string } = {},
): Response {
  const { write, type } = formats[format];
  const publisher = { origin, name: t("brand.name"), icon: brandFiles(brand).icon };
  return new Response(write(feed, publisher, now), {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": cacheControl },
  });
}
