import type { Image } from "~/fields/images";
import type { MetaTags } from "~/fields/meta-tags";
import { textOfHtml } from "~/fields/rich-text";
import type { DocumentInfo, ShareImage } from "~/utils/document";
import { truncate } from "~/utils/text";
import { hasForm, pageIdentity, pageTitle, pageTraits, sheetsOf } from "./page-traits";
import type { DecodedPage } from "./types";

/** The document of a page: the editor's meta tags, else its title and introduction. */
export function pageDocument(page: DecodedPage): DocumentInfo {
  const { meta } = page;
  const traits = pageTraits(page);
  return {
    title: pageTitle(page),
    description: meta.description ?? (truncate(textOfHtml(page.header.introduction ?? ""), 155) || null),
    noindex: traits.noindex ?? false,
    robots: meta.robots,
    canonical: meta.canonical ?? undefined,
    hideFooter: page.hideFooter,
    hidePrefooter: page.hidePrefooter,
    sheets: sheetsOf(page),
    image: editorsImage(meta.share) ?? shareImage(page.header.image),
    share: meta.share,
    twitter: meta.twitter,
    hasForm: hasForm(page),
    article: meta.share.type ? meta.share.type === "article" : (traits.isArticle ?? false),
    ...pageIdentity(page),
  };
}

function editorsImage({ image, imageAlt }: MetaTags["share"]): ShareImage | null {
  return image ? { url: image, width: null, height: null, alt: imageAlt ?? "" } : null;
}

/** The crop that other sites show, as JPEG because all of them support it. */
function shareImage(image: Image | null): ShareImage | null {
  const url = image?.crops["1520x940"]?.jpeg;
  return image && url ? { url, width: 1520, height: 940, alt: image.alt } : null;
}
