import { matchesPath } from "~/utils/path-patterns";
import { pathOf } from "~/utils/paths";
import { hasPrivateQuery } from "~/utils/private-query";

// Health, what is not published yet, and what somebody typed.
const privatePages = ["/geheugentest*", "/preview*", "/te-vaak"];

/** Whether a page is never reported to third parties, whatever the visitor agreed to. */
export function isPrivatePage(url: string): boolean {
  return hasPrivateQuery(url) || matchesPath(privatePages, pathOf({ url }));
}

const ownPages = ["*/solliciteren", "*/bedankt-voor-je-sollicitatie", "*nieuwsbrief/bedankt"];

/** The paths of pages that are made for one visitor; `*` is any run of characters. */
export const visitorPagePatterns: readonly string[] = [...privatePages, ...ownPages];

/** Whether a page is made for one visitor: nothing keeps it, though statistics may hear of it. */
export function isVisitorPage(url: string): boolean {
  return isPrivatePage(url) || matchesPath(ownPages, pathOf({ url }));
}
