import { decodedPath, pathOf } from "~/utils/paths";
import { isPrivateKey } from "~/utils/private-query";

const base = "http://own.invalid";
// Browsers drop some of these from an address, and read the first as a slash.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const odd = /[\\\u0000-\u001f\u007f]/;
const withHost = /^https?:\/\/[^/]/i;
const withScheme = /^[a-z][a-z\d+.-]*:/i;
/** How networks mark a click: one address each, of the same page. */
const clickKey = /^([a-z]*clid|msclkid|[gw]braid|li_fat_id|mc_eid|_gl)$/i;
const longestQuestion = 1000;

/**
 * Where a redirect entry sends the visitor of `from` (path and query), with the query kept; the entry's own query
 * wins. A path of this site, or null where it leads to the page itself or cannot be trusted. With `ownHosts`, the
 * hosts of this site, an entry that itself names another (scheme and host) leads there.
 */
export function redirectTarget(to: string, from: string, ownHosts?: readonly string[]): string | null {
  const target = parseTarget(to);
  if (!target) return null;
  const source = new URL(base + from);
  const isOwn = target.origin === base || ownHosts?.includes(target.host) === true;
  if (!isOwn && !ownHosts) return null;
  if (isOwn) target.pathname = target.pathname.replace(/(.)\/+$/, "$1");
  if (isOwn && (!isPlainPath(target.pathname) || isSamePath(target, source))) return null;
  const entryKeys = new Set(target.searchParams.keys());
  for (const [key, value] of source.searchParams) {
    if (entryKeys.has(key) || (!isOwn && isPrivateKey(key))) continue;
    target.searchParams.append(key, value);
  }
  return isOwn ? target.pathname + target.search + target.hash : target.href;
}

/** What is asked about an address: its path and its query, without what only says who came. */
export function redirectQuestion(url: string): string {
  // Decoded, a path may hold what would read as the begin of a query.
  const plain = pathOf({ url }).replace(/[?#]/g, encodeURIComponent);
  const query = new URL(url).search
    .slice(1)
    .split("&")
    .filter((part) => part && ![...new URLSearchParams(part).keys()].some(isOfVisitor))
    .join("&");
  const question = query ? `${plain}?${query}` : plain;
  return question.length > longestQuestion ? plain : question;
}

function isOfVisitor(key: string): boolean {
  return isPrivateKey(key) || clickKey.test(key);
}

function parseTarget(to: string): URL | null {
  if (odd.test(to)) return null;
  const text = to.trim();
  const isPath = text !== "" && !text.startsWith("//") && !withScheme.test(text);
  if (!(isPath || withHost.test(text)) || !URL.canParse(text, base)) return null;
  const target = new URL(text, base);
  // What stands before an @ is only there to look like a host.
  return target.username || target.password ? null : target;
}

/** A path that the site answers (server/guard.ts), and that no browser takes for a host. */
function isPlainPath(pathname: string): boolean {
  const path = decodedPath(pathname);
  return path !== null && !path.includes("//") && !odd.test(path);
}

function isSamePath(one: URL, other: URL): boolean {
  return decodedPath(one.pathname) === decodedPath(other.pathname);
}
