import { parseUrl } from "~/utils/url";

export interface Link {
  url: string;
  title: string;
  external: boolean;
}

const safeScheme = /^(https?:|mailto:|tel:)/i;

/** Whether an address leads to another host; phone numbers and mail addresses do not. */
export function isExternal(url: string): boolean {
  return /^(https?:|\/\/)/i.test(url);
}

/**
 * Converts a Drupal link item to a link, or null for an unsafe address such as `javascript:`.
 * A missing path becomes `/`.
 */
export function linkFromDrupal(uri: string, title: string): Link | null {
  // Browsers remove tabs and line breaks from addresses, so `/<tab>/host` would lead to another host.
  const url = resolveUri(uri.replace(/\p{Cc}/gu, "").trim());
  return url === null ? null : { url, title: title.trim(), external: isExternal(url) };
}

function resolveUri(uri: string): string | null {
  if (uri.startsWith("internal:")) return sitePath(uri.slice("internal:".length));
  if (uri.startsWith("entity:")) return sitePath(`/${uri.slice("entity:".length)}`);
  if (uri.startsWith("/") || uri.startsWith("#") || uri.startsWith("?")) return sitePath(uri);
  return safeScheme.test(uri) && parseUrl(uri) ? uri : null;
}

/** Reduces leading slashes to one: `//host` would lead to another host. */
function sitePath(path: string): string {
  if (path.startsWith("#") || path.startsWith("?")) return path;
  return `/${path.replace(/^[/\\]+/, "")}`;
}

/** Whether an address is a path of this site that no browser can interpret as another host. */
export function isLocalPath(path: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(path);
}
