import type { DocumentInfo } from "~/domain/document";
import { truncate } from "~/domain/text";
import { plainText } from "~/utils/rich-text";
import type { Page } from "./schemas";
import { sheetsOf } from "./sheets";

/** What a CMS page says about its document: the meta tags of the editor, else its own title and introduction. */
export function pageDocument(page: Page): DocumentInfo {
  return {
    title: page.meta.title ?? page.title,
    description: page.meta.description ?? (truncate(plainText(page.header.introduction ?? ""), 155) || null),
    // Result texts are for whoever took the test, not for a search engine.
    noindex: page.type === "memory_test_result_page",
    hideFooter: page.hideFooter,
    hidePrefooter: page.hidePrefooter,
    sheets: sheetsOf(page),
  };
}
