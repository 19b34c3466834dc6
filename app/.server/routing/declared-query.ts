import type { RoutePolicy } from "~/utils/route-policy";

/** The query of an address without the names that its route does not declare. */
export function declaredQuery(query: URLSearchParams, { query: names = {} }: RoutePolicy): URLSearchParams {
  const declared = new Set([...(names.shared ?? []), ...(names.typed ?? [])]);
  return new URLSearchParams([...query].filter(([name]) => declared.has(name)));
}

/** Whether a query has a name that identifies its visitor, or text that one typed. */
export function hasTypedQuery(query: URLSearchParams, { query: { typed = [] } = {} }: RoutePolicy): boolean {
  return typed.some((name) => query.has(name));
}

/** What a visitor typed of a query. */
export function typedTexts(query: URLSearchParams, { query: { typed = [] } = {} }: RoutePolicy): string[] {
  return typed.flatMap((name) => query.getAll(name)).filter((text) => text.trim() !== "");
}
