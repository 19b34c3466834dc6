import type { NewsArticle, WithContext } from "schema-dts";
import { plainText } from "~/fields/rich-text";
import type { DecodedPage } from "~/pages/types";
import { type Publisher, publisherMarkup } from "~/shell/structured-data";
import { truncate } from "~/utils/text";

/** What search engines show of a title is 110 characters, an ellipsis among them. */
const longestHeadline = 109;

/** A news item in schema.org's words; null without an address. News of a region is written by that region. */
export function newsMarkup(
  { title, path, header, publicationDate, changed, region }: DecodedPage<"news" | "regio_nieuws">,
  publisher: Publisher,
): WithContext<NewsArticle> | null {
  if (!path) return null;
  const { origin } = publisher;
  const url = `${origin}${path}`;
  const picture = header.image?.crops["1520x940"]?.jpeg;
  const published = publicationDate && instant(publicationDate);
  const ngo = publisherMarkup(publisher);
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: truncate(title, longestHeadline),
    url,
    mainEntityOfPage: url,
    ...(published && {
      datePublished: published,
      // Never before it came out.
      dateModified: [published, changed ? instant(changed) : published].sort().at(-1),
    }),
    ...(header.introduction && { description: plainText(header.introduction) }),
    ...(picture && { image: [new URL(picture, origin).href] }),
    inLanguage: "nl",
    isAccessibleForFree: true,
    author: region?.url
      ? { "@type": "Organization", name: region.title, url: new URL(region.url, origin).href }
      : { "@type": "Organization", name: ngo.name, url: ngo.url },
    publisher: ngo,
  };
}

/** With its offset from UTC, also of a day. */
function instant(date: string): string {
  return new Date(date).toISOString();
}
