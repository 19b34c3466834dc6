import { pathOf } from "~/utils/paths";
import { matchesPath } from "./page-patterns";
import { holdsPrivateQuery } from "./private-query";

// Health, and what is not published yet.
const privatePages = ["/geheugentest*", "/preview*"];

/** Whether nobody else may hear that a visitor is here, whatever the visitor agreed to (decisions, row 22). */
export function isPrivatePage(url: string): boolean {
  return holdsPrivateQuery(url) || matchesPath(privatePages, pathOf({ url }));
}
