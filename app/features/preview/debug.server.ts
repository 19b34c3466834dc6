import type { RequestScope } from "~/.server/context/scope";
import { previewAccess } from "./access.server";

/** Whether a previewer wants to see how the page is made (`debug=true`); to anyone else the parameter means nothing. */
export function isDebugging(scope: Pick<RequestScope, "request" | "config" | "now" | "query">): boolean {
  return previewAccess(scope) !== null && scope.query.get("debug") === "true";
}
