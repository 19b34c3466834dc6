import { z } from "zod";
import { type RobotsDirective, robotsDirectives, type TwitterCard, twitterCards } from "~/utils/document";
import { mapField } from "./drupal-fields";
import { isOwnPath } from "./links";

/** What an editor says of a page to search engines and other sites; null is what the site says of itself. */
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

/** An empty text, or one with a slot that the CMS did not fill (`[node:title]`), is none. */
const words = z
  .string()
  .trim()
  .refine((text) => text !== "" && !/\[[a-z_-]+:[^\]]*\]/i.test(text))
  .nullish()
  .catch(null)
  .transform((text) => text ?? null);

const address = words.transform((text) => (text ? addressOf(text) : null));

/** Words with commas between them, as a list, or as a map of which the keys with a value count. */
const robots = z
  .union([
    z.string().transform((text) => text.split(",")),
    z.array(z.string()),
    z.record(z.string(), z.unknown()).transform((map) => Object.keys(map).filter((key) => map[key])),
  ])
  .catch([])
  .transform((said) => {
    const asked = new Set(said.map((word) => word.trim().toLowerCase()));
    if (asked.has("none")) asked.add("noindex").add("nofollow");
    return robotsDirectives.filter((word) => asked.has(word));
  });

const oneOf = <Word extends string>(known: readonly Word[]) =>
  words.transform((text) => known.find((word) => word === text?.toLowerCase()) ?? null);

const schema = z.object({
  title: words,
  description: words,
  canonical_url: address,
  robots,
  og_title: words,
  og_description: words,
  og_image: address,
  og_image_alt: words,
  og_type: oneOf(["article", "website"]),
  twitter_cards_title: words,
  twitter_cards_description: words,
  twitter_cards_image: address,
  twitter_cards_type: oneOf(twitterCards),
});

/** The meta tags of a page, as the CMS names them (docs/backend-contract.md); what cannot be read is not there. */
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

/** Written out as a browser reads it, without a name, a password or an anchor; null for anything else. */
function addressOf(text: string): string | null {
  if (isOwnPath(text)) {
    const { pathname, search } = new URL(text, "http://own.invalid");
    // Dots may have led to two slashes, which name another host.
    return isOwnPath(pathname) ? pathname + search : null;
  }
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password) return null;
  url.hash = "";
  return url.href;
}
