import type { RequestScope } from "~/.server/context/scope";
import { previewAccess } from "./access.server";

/** Whether debug mode is on (`debug=true`); the parameter works for previewers only. */
export function isDebugging(
  scope: Pick<RequestScope, "request" | "config" | "now" | "origin" | "query">,
): boolean {
  return previewAccess(scope) !== null && scope.query.get("debug") === "true";
}
