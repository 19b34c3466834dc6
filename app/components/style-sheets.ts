import type { Sheet } from "~/domain/document";
import forcedColorsUrl from "~/styles/forced-colors.css?url";
import listsUrl from "~/styles/lists.css?url";
import memoryTestUrl from "~/styles/memory-test.css?url";
import printUrl from "~/styles/print.css?url";
import siteUrl from "~/styles/site.css?url";

export interface StyleSheet {
  href: string;
  media?: string;
}

const ofPages: Record<Sheet, string> = { lists: listsUrl, "memory-test": memoryTestUrl };

/** The style sheets of a document, in the order in which they overrule each other. */
export function styleSheets(extra: readonly Sheet[]): StyleSheet[] {
  return [
    { href: siteUrl },
    ...extra.map((sheet) => ({ href: ofPages[sheet] })),
    { href: forcedColorsUrl, media: "(forced-colors: active)" },
    { href: printUrl, media: "print" },
  ];
}
