import type { DocumentInfo } from "~/utils/document";

/** The document of a page of giving, which search engines leave out. */
export function donationDocument(title: string, changes: Partial<DocumentInfo> = {}): DocumentInfo {
  const sheets = ["accounts" as const, "donate" as const];
  return { title, noindex: true, hidePrefooter: true, hasForm: true, sheets, ...changes };
}
