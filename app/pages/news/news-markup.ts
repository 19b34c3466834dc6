import type { NewsArticle, WithContext } from "schema-dts";
import { textOfHtml } from "~/fields/rich-text";
import type { DecodedPage } from "~/pages/types";
import { type Publisher, publisherMarkup } from "~/shell/structured-data";
import { truncate } from "~/utils/text";
import { absoluteUrl } from "~/utils/url";

/** Search engines allow headlines of 110 characters, including the ellipsis. */
const maxHeadlineLength = 109;

/** A news item as a schema.org NewsArticle; null without a path. The author of regional news is the region. */
export function newsMarkup(
  { title, path, header, publicationDate, changed, region }: DecodedPage<"news" | "regio_nieuws">,
  publisher: Publisher,
): WithContext<NewsArticle> | null {
  if (!path) return null;
  const { origin } = publisher;
  const url = `${origin}${path}`;
  const { jpeg } = header.image?.crops["1520x940"] ?? {};
  const picture = jpeg && absoluteUrl(jpeg, origin);
  const author = region?.url && absoluteUrl(region.url, origin);
  const published = publicationDate && utcDateTime(publicationDate);
  const ngo = publisherMarkup(publisher);
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: truncate(title, maxHeadlineLength),
    url,
    mainEntityOfPage: url,
    ...(published && {
      datePublished: published,
      // Never before the publication date.
      dateModified: [published, changed ? utcDateTime(changed) : published].sort().at(-1),
    }),
    ...(header.introduction && { description: textOfHtml(header.introduction) }),
    ...(picture && { image: [picture] }),
    inLanguage: "nl",
    isAccessibleForFree: true,
    author:
      region && author
        ? { "@type": "Organization", name: region.title, url: author }
        : { "@type": "Organization", name: ngo.name, url: ngo.url },
    publisher: ngo,
  };
}

/** A day or moment as an ISO 8601 date-time in UTC. */
function utcDateTime(date: string): string {
  return new Date(date).toISOString();
}
