import forcedColorsUrl from "~/design/styles/forced-colors.css?url";
import printUrl from "~/design/styles/print.css?url";
import accountsUrl from "~/features/accounts/styles.css?url";
import communityUrl from "~/features/community/styles.css?url";
import donateUrl from "~/features/donations/styles.css?url";
import editorUrl from "~/features/editor/styles.css?url";
import inboxUrl from "~/features/inbox/styles.css?url";
import memoryTestUrl from "~/features/memory-test/styles.css?url";
import preferencesUrl from "~/features/preferences/styles.css?url";
import previewUrl from "~/features/preview/styles.css?url";
import profileUrl from "~/features/profile/styles.css?url";
import slideInUrl from "~/features/slide-ins/styles.css?url";
import staffUrl from "~/features/staff/styles.css?url";
import applicationUrl from "~/features/vacancies/application/styles.css?url";
import type { Sheet } from "~/utils/document";
import listsUrl from "./lists.css?url";
import siteUrl from "./site.css?url";

export interface StyleSheet {
  href: string;
  media?: string;
}

const pageSheets: Record<Sheet, StyleSheet> = {
  accounts: { href: accountsUrl },
  application: { href: applicationUrl },
  community: { href: communityUrl },
  donate: { href: donateUrl },
  editor: { href: editorUrl },
  inbox: { href: inboxUrl },
  lists: { href: listsUrl },
  "memory-test": { href: memoryTestUrl },
  preview: { href: previewUrl },
  profile: { href: profileUrl },
  "slide-in": { href: slideInUrl },
  staff: { href: staffUrl },
  // For screens only: print.css has its own sizes.
  preferences: { href: preferencesUrl, media: "screen" },
};

/** The style sheets of a document, in cascade order. */
export function styleSheets(extra: readonly Sheet[]): StyleSheet[] {
  return [
    { href: siteUrl },
    ...[...new Set(extra)].map((sheet) => pageSheets[sheet]),
    { href: forcedColorsUrl, media: "(forced-colors: active)" },
    { href: printUrl, media: "print" },
  ];
}
