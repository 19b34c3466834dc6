/** A style sheet that only some pages need; `site.css` is on all of them. */
export type Sheet = "lists" | "memory-test";

/** What a route's loader says about its document; root.tsx makes the head and the frame of it. */
export interface DocumentInfo {
  title: string;
  description?: string | null;
  /** Kept out of search engines, such as search results. */
  noindex?: boolean;
  hideFooter?: boolean;
  hidePrefooter?: boolean;
  sheets?: Sheet[];
}

/** The document of the deepest route that says something about it. */
export function documentOf(matches: { data: unknown }[]): DocumentInfo | null {
  for (const { data } of [...matches].reverse()) if (hasDocument(data)) return data.document;
  return null;
}

function hasDocument(data: unknown): data is { document: DocumentInfo } {
  return typeof data === "object" && data !== null && "document" in data;
}
