import { useTranslation } from "react-i18next";
import { brandFiles } from "~/utils/brand-files";
import type { DocumentInfo } from "~/utils/document";
import { absoluteUrl } from "~/utils/url";
import { useShell } from "./shell";

interface ShareTagsProps {
  title: string;
  description: string;
  /** The page's canonical address. */
  url: string;
  document: DocumentInfo | null;
}

/**
 * Open Graph and X tags for shared pages: the editor's title, description and picture, with the page's title and
 * description and the brand's picture as defaults.
 */
export function ShareTags({ title, description, url, document }: ShareTagsProps) {
  const { t } = useTranslation();
  const { brand, origin } = useShell();
  const { share, twitter } = document ?? {};
  const image = document?.image ?? { ...brandFiles(brand).share, alt: t("brand.shareAlt") };
  const picture = absoluteUrl(image.url, origin);
  const twitterPicture = twitter?.image && absoluteUrl(twitter.image, origin);
  const properties = {
    "og:title": share?.title ?? title,
    "og:description": share?.description ?? description,
    "og:url": url,
    "og:type": document?.article ? "article" : "website",
    "og:locale": "nl_NL",
    "og:site_name": t("brand.name"),
    // CMS pictures may have an address on another host.
    ...(picture && { "og:image": picture }),
    ...(image.width && { "og:image:width": String(image.width) }),
    ...(image.height && { "og:image:height": String(image.height) }),
    "og:image:alt": image.alt || title,
  };
  // X reads missing values from the Open Graph tags.
  const names = {
    "twitter:card": twitter?.card ?? "summary_large_image",
    ...(twitter?.title && { "twitter:title": twitter.title }),
    ...(twitter?.description && { "twitter:description": twitter.description }),
    ...(twitterPicture && { "twitter:image": twitterPicture }),
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
