import type { RequestScope } from "~/.server/context/scope";

/** Whether a previewer wants to see how the page is made (`debug=true`); to anyone else the parameter means nothing. */
export function isDebugging({ preview, query }: Pick<RequestScope, "preview" | "query">): boolean {
  return preview !== null && query.get("debug") === "true";
}
