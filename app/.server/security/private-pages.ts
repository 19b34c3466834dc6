import { matchesPath } from "~/utils/path-patterns";
import { pathOf } from "~/utils/paths";
import { hasPrivateQuery } from "~/utils/private-query";

// Health data, unpublished content and what a visitor typed.
const privatePages = ["/geheugentest*", "/preview*", "/te-vaak"];

/** Whether a page is never reported to third parties, whatever the visitor consented to. */
export function isPrivatePage(url: string): boolean {
  return hasPrivateQuery(url) || matchesPath(privatePages, pathOf({ url }));
}

const visitorPages = ["*/solliciteren", "*/bedankt-voor-je-sollicitatie", "*nieuwsbrief/bedankt"];

/** Path patterns of pages rendered for one visitor; `*` is any run of characters. */
export const visitorPagePatterns: readonly string[] = [...privatePages, ...visitorPages];

/** Whether a page is rendered for one visitor: never cached, though statistics may count it. */
export function isVisitorPage(url: string): boolean {
  return isPrivatePage(url) || matchesPath(visitorPages, pathOf({ url }));
}
