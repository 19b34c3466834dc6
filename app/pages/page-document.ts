import type { DocumentInfo } from "~/domain/document";
import { truncate } from "~/domain/text";
import { plainText } from "~/utils/rich-text";
import type { CommonPage } from "./page-fields";

/** What a CMS page says about its document: the meta tags of the editor, else its own title and introduction. */
export function pageDocument(page: CommonPage): DocumentInfo {
  return {
    title: page.meta.title ?? page.title,
    description: page.meta.description ?? (truncate(plainText(page.header.introduction ?? ""), 155) || null),
    hideFooter: page.hideFooter,
    hidePrefooter: page.hidePrefooter,
  };
}
