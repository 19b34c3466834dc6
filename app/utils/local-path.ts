import { parseUrl } from "./url";

/**
 * Parses a path of this site with its query from a form or a query. Null for anything that could lead to another
 * host: a scheme, two leading slashes, backslashes or control characters.
 */
export function localPath(value: unknown): string | null {
  const base = "http://local.invalid";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are rejected
  if (typeof value !== "string" || !/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(value)) return null;
  const url = parseUrl(value, base);
  return url?.origin === base && !url.pathname.startsWith("//") ? url.pathname + url.search : null;
}

export interface ReturnFields {
  terug?: string | undefined;
  anker?: string | undefined;
}

/** The address to return to after a form: the path in field `terug`, with the anchor in field `anker`; else home. */
export function returnAddress({ terug, anker }: ReturnFields): string {
  const path = localPath(terug) ?? "/";
  return anker !== undefined && /^[\w-]{1,100}$/.test(anker) ? `${path}#${anker}` : path;
}
