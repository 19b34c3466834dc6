import type { DocumentInfo } from "~/utils/document";

/** The document of a page for members, which search engines leave out. */
export function accountDocument(title: string, changes: Partial<DocumentInfo> = {}): DocumentInfo {
  return { title, noindex: true, hidePrefooter: true, hasForm: true, sheets: ["accounts"], ...changes };
}
