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

/** The mail address or phone number that a link leads to, for paper, if its text does not have it. */
export function addressForPaper(url: string, text: string): string | undefined {
  const [, scheme = "", address = ""] = /^(mailto|tel):([^?]+)/i.exec(url) ?? [];
  const isSaid =
    scheme.toLowerCase() === "tel"
      ? text.replace(/\D/g, "").includes(address.replace(/^(\+31|0031|0)|\D/g, ""))
      : text.toLowerCase().includes(address.toLowerCase());
  return isSaid ? undefined : address;
}

/**
 * Converts a Drupal link item to a link, or null for an unsafe address such as `javascript:` and one without a page here (`entity:taxonomy_term/4`).
 * A missing path becomes `/`.
 */
export function linkFromDrupal(uri: string, title: string): Link | null {
  // Browsers remove tabs and line breaks from addresses, so `/<tab>/host` would lead to another host.
  const url = resolveUri(uri.replace(/\p{Cc}/gu, "").trim());
  return url === null ? null : { url, title: title.trim(), external: isExternal(url) };
}

function resolveUri(uri: string): string | null {
  if (uri.startsWith("internal:")) return pagePath(uri.slice("internal:".length));
  if (uri.startsWith("entity:")) return pagePath(`/${uri.slice("entity:".length)}`);
  if (uri.startsWith("/") || uri.startsWith("#") || uri.startsWith("?")) return pagePath(uri);
  return safeScheme.test(uri) && parseUrl(uri) ? uri : null;
}

/** Null for an entity of Drupal that has no page on this site, such as a term. */
function pagePath(path: string): string | null {
  const address = sitePath(path);
  return isPageless(address) ? null : address;
}

/** A path without the prefix that a Drupal of more languages puts before it. */
export function withoutLanguage(path: string): string {
  return path.replace(/^\/nl(?=[/?#]|$)[/\\]*/, "/");
}

/** Whether a path is that of a Drupal entity that has no page on this site: a term, a medium or a user. */
export function isPageless(path: string): boolean {
  return /^\/(taxonomy_term|taxonomy\/term|media|user)\/\d+(?:[/?#]|$)/.test(path);
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
