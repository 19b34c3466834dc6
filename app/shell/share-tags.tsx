import { useTranslation } from "react-i18next";
import { brandFiles } from "~/utils/brand-files";
import type { DocumentInfo } from "~/utils/document";
import { useShell } from "./shell";

interface ShareTagsProps {
  title: string;
  description: string;
  /** The page's canonical address. */
  url: string;
  document: DocumentInfo | null;
}

/**
 * What other sites show of a page that is shared (Open Graph): what its editor says for them, else what search engines
 * show too; its own picture, else that of the brand.
 */
export function ShareTags({ title, description, url, document }: ShareTagsProps) {
  const { t } = useTranslation();
  const { brand, origin } = useShell();
  const { share, twitter } = document ?? {};
  const image = document?.image ?? { ...brandFiles(brand).share, alt: t("brand.shareAlt") };
  const properties = {
    "og:title": share?.title ?? title,
    "og:description": share?.description ?? description,
    "og:url": url,
    "og:type": document?.article ? "article" : "website",
    "og:locale": "nl_NL",
    "og:site_name": t("brand.name"),
    // A picture of the CMS may stand on a host of its own.
    "og:image": new URL(image.url, origin).href,
    ...(image.width && { "og:image:width": String(image.width) }),
    ...(image.height && { "og:image:height": String(image.height) }),
    "og:image:alt": image.alt || title,
  };
  // What is left out here X takes from the tags above.
  const names = {
    "twitter:card": twitter?.card ?? "summary_large_image",
    ...(twitter?.title && { "twitter:title": twitter.title }),
    ...(twitter?.description && { "twitter:description": twitter.description }),
    ...(twitter?.image && { "twitter:image": new URL(twitter.image, origin).href }),
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {Object.entries(names).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
    </>
  );
}
