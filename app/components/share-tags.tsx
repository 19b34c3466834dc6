import { useTranslation } from "react-i18next";
import { brandFiles } from "~/domain/brand-files";
import type { DocumentInfo } from "~/domain/document";
import { useShell } from "./shell";

interface ShareTagsProps {
  title: string;
  description: string;
  /** The page's canonical address. */
  url: string;
  document: DocumentInfo | null;
}

/** What other sites show of a page that is shared (Open Graph): its own picture, else that of the brand. */
export function ShareTags({ title, description, url, document }: ShareTagsProps) {
  const { t } = useTranslation();
  const { brand, origin } = useShell();
  const image = document?.image ?? { ...brandFiles(brand).share, alt: t("brand.shareAlt") };
  const properties = {
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:type": document?.article ? "article" : "website",
    "og:locale": "nl_NL",
    "og:site_name": t("brand.name"),
    // A picture of the CMS may stand on a host of its own.
    "og:image": new URL(image.url, origin).href,
    "og:image:width": String(image.width),
    "og:image:height": String(image.height),
    "og:image:alt": image.alt || title,
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {/* The rest X takes from the tags above. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
