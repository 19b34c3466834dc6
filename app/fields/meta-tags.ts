import { z } from "zod";
import { type RobotsDirective, robotsDirectives, type TwitterCard, twitterCards } from "~/utils/document";
import { parseUrl } from "~/utils/url";
import { mapField } from "./drupal-fields";
import { isLocalPath } from "./links";

/** The meta tags that an editor set for a page; the site has a default where one is null. */
export interface MetaTags {
  title: string | null;
  description: string | null;
  /** A path of this site, or an address with http or https. */
  canonical: string | null;
  robots: RobotsDirective[];
  share: ShareTexts & { type: "article" | "website" | null; imageAlt: string | null };
  twitter: ShareTexts & { card: TwitterCard | null };
}

interface ShareTexts {
  title: string | null;
  description: string | null;
  /** A path of this site, or an address with http or https. */
  image: string | null;
}

/** A text, or null when empty or with a token that the CMS did not replace (`[node:title]`). */
const text = z
  .string()
  .trim()
  .refine((value) => !/\[[a-z_-]+:[^\]]*\]/i.test(value), "has a token that is not replaced")
  .nullish()
  .catch(null)
  .transform((value) => value || null);

const address = text.transform((value) => (value ? normaliseAddress(value) : null));

/** Directives as comma-separated text, as a list, or as a map whose truthy keys count. */
const robots = z
  .union([
    z.string().transform((list) => list.split(",")),
    z.array(z.string()),
    z.record(z.string(), z.unknown()).transform((map) => Object.keys(map).filter((key) => map[key])),
  ])
  .catch([])
  .transform((list) => {
    const given = new Set(list.map((directive) => directive.trim().toLowerCase()));
    if (given.has("none")) given.add("noindex").add("nofollow");
    return robotsDirectives.filter((directive) => given.has(directive));
  });

const oneOf = <Option extends string>(options: readonly Option[]) =>
  text.transform((value) => options.find((option) => option === value?.toLowerCase()) ?? null);

const schema = z.object({
  title: text,
  description: text,
  canonical_url: address,
  robots,
  og_title: text,
  og_description: text,
  og_image: address,
  og_image_alt: text,
  og_type: oneOf(["article", "website"]),
  twitter_cards_title: text,
  twitter_cards_description: text,
  twitter_cards_image: address,
  twitter_cards_type: oneOf(twitterCards),
});

/** The meta tags of a page (docs/backend-contract.md); invalid tags are null. */
export const metaTagsField = mapField.catch({}).transform((map): MetaTags => {
  const tags = schema.parse(map);
  return {
    title: tags.title,
    description: tags.description,
    canonical: tags.canonical_url,
    robots: tags.robots,
    share: {
      title: tags.og_title,
      description: tags.og_description,
      image: tags.og_image,
      imageAlt: tags.og_image_alt,
      type: tags.og_type,
    },
    twitter: {
      title: tags.twitter_cards_title,
      description: tags.twitter_cards_description,
      image: tags.twitter_cards_image,
      card: tags.twitter_cards_type,
    },
  };
});

/** An http(s) address or a path of this site, normalised and without its hash; null with credentials. */
function normaliseAddress(value: string): string | null {
  if (isLocalPath(value)) {
    const path = parseUrl(value, "http://local.invalid");
    // Resolved dots can leave two leading slashes, which lead to another host.
    return path && isLocalPath(path.pathname) ? path.pathname + path.search : null;
  }
  const url = /^https?:\/\//i.test(value) ? parseUrl(value) : null;
  if (!url || url.username || url.password) return null;
  url.hash = "";
  return url.href;
}
