export interface Link {
  url: string;
  title: string;
  external: boolean;
}

const safeScheme = /^(https?:|mailto:|tel:)/i;

/** External is what leaves this site: another host, not a phone number or mail address. */
export function isExternal(url: string): boolean {
  return /^(https?:|\/\/)/i.test(url);
}

/**
 * A Drupal link item as a link that is safe to follow, or null where its address is not
 * (`javascript:` and the like). A missing path falls back to `/` (spec 000, section 5).
 */
export function linkFromDrupal(uri: string, title: string): Link | null {
  // Browsers drop tabs and line ends from an address, after which `/<tab>/host` would name another host.
  const url = addressOf(uri.replace(/\p{Cc}/gu, "").trim());
  return url === null ? null : { url, title: title.trim(), external: isExternal(url) };
}

function addressOf(uri: string): string | null {
  if (uri.startsWith("internal:")) return ownPath(uri.slice("internal:".length));
  if (uri.startsWith("entity:")) return ownPath(`/${uri.slice("entity:".length)}`);
  if (uri.startsWith("/") || uri.startsWith("#") || uri.startsWith("?")) return ownPath(uri);
  return safeScheme.test(uri) ? uri : null;
}

/** Two slashes in front would name another host. */
function ownPath(path: string): string {
  if (path.startsWith("#") || path.startsWith("?")) return path;
  return `/${path.replace(/^[/\\]+/, "")}`;
}

/** A path of this site, and nothing that a browser could take for another host. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(path);
}
