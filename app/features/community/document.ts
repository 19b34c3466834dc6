import type { DocumentInfo } from "~/utils/document";

interface Facts extends Partial<DocumentInfo> {
  /** Whether visitors can read it, and so search engines. */
  isPublic: boolean;
}

/** The document of a page of the community. */
export function communityDocument(title: string, { isPublic, ...facts }: Facts): DocumentInfo {
  return {
    title,
    noindex: !isPublic,
    hidePrefooter: true,
    sheets: ["accounts", "community", "editor", "lists"],
    ...facts,
  };
}
