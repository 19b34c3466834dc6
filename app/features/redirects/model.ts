import { decodedPath, isSitePath, pathOf } from "~/utils/paths";
import { isPrivateKey } from "~/utils/private-query";
import { parseUrl } from "~/utils/url";

const base = "http://local.invalid";
// Browsers remove some of these characters from an address, and read the first as a slash.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are matched on purpose
const unsafeCharacters = /[\\\u0000-\u001f\u007f]/;
const withHost = /^https?:\/\/[^/]/i;
const withScheme = /^[a-z][a-z\d+.-]*:/i;
/** Click identifiers of advertising networks: a different address for each click on the same page. */
const clickKey = /^([a-z]*clid|msclkid|[gw]braid|li_fat_id|mc_eid|_gl)$/i;
const campaignKey = /^(utm_.*|mc_cid|_ga)$/i;
/** Of an address to look up, and of a target. */
const maxLength = 1000;

/**
 * Target of a redirect entry for `from` (path and query), with the query kept; the entry's query parameters take
 * precedence. A path of this site, or null for the page itself or an untrusted target. With `localHosts`, the
 * hosts of this site, an entry may also name another site (scheme and host).
 * @param typed names of the query that another site does not get
 */
export function redirectTarget(
  to: string,
  from: string,
  localHosts?: readonly string[],
  typed: readonly string[] = [],
): string | null {
  const target = parseTarget(to);
  if (!target) return null;
  const source = new URL(base + from);
  const isLocal = target.origin === base || localHosts?.includes(target.host) === true;
  if (!isLocal && !localHosts) return null;
  if (isLocal) target.pathname = target.pathname.replace(/(.)\/+$/, "$1");
  if (isLocal && (!isPlainPath(target.pathname) || isSamePath(target, source))) return null;
  const entryKeys = new Set(target.searchParams.keys());
  for (const [key, value] of source.searchParams) {
    if (entryKeys.has(key) || (!isLocal && (isPrivateKey(key) || typed.includes(key)))) continue;
    target.searchParams.append(key, value);
  }
  return isLocal ? target.pathname + target.search + target.hash : target.href;
}

/**
 * Target of an entry for an address with this query that leads to the same path without it, such as `/pad?id=3` to
 * `/pad`; null for other entries.
 */
export function targetWithoutQuery(to: string, from: string, localHosts: readonly string[]): string | null {
  const target = parseTarget(to);
  const source = new URL(base + from);
  const isLocal = target?.origin === base || (target && localHosts.includes(target.host));
  if (!target || !isLocal || source.search === "" || !isSamePath(target, source)) return null;
  return target.search === source.search ? null : target.pathname + target.search + target.hash;
}

/** Path and query to look up, without tracking parameters. @param leftOut other names of the query to leave out */
export function lookupAddress(url: string, leftOut: readonly string[] = []): string {
  // A decoded path may contain a question mark.
  const plain = pathOf({ url }).replace(/[?#]/g, encodeURIComponent);
  const query = new URL(url).search
    .slice(1)
    .split("&")
    .filter(
      (part) =>
        part &&
        ![...new URLSearchParams(part).keys()].some((key) => isVisitorKey(key) || leftOut.includes(key)),
    )
    .join("&");
  const address = query ? `${plain}?${query}` : plain;
  return address.length > maxLength ? plain : address;
}

/**
 * Addresses under which an entry may be found, in order of precedence: as visited, without the names of campaigns, and
 * each with its path in lower case.
 * @param leftOut names of the query to leave out
 */
export function lookupAddresses(url: string, leftOut: readonly string[] = []): string[] {
  const addresses = [lookupAddress(url, leftOut), lookupAddress(withoutCampaign(url), leftOut)];
  return [...new Set([...addresses, ...addresses.map(withLowerCasePath)])];
}

function withLowerCasePath(address: string): string {
  return address.replace(/^[^?]*/, (path) => path.toLowerCase());
}

/** The address without the names that mailings and advertisers add. */
function withoutCampaign(url: string): string {
  const address = new URL(url);
  for (const key of [...address.searchParams.keys()])
    if (campaignKey.test(key)) address.searchParams.delete(key);
  return address.href;
}

function isVisitorKey(key: string): boolean {
  return isPrivateKey(key) || clickKey.test(key);
}

function parseTarget(to: string): URL | null {
  if (to.length > maxLength || unsafeCharacters.test(to)) return null;
  const text = to.trim();
  const isPath = text !== "" && !text.startsWith("//") && !withScheme.test(text);
  const target = isPath || withHost.test(text) ? parseUrl(text, base) : null;
  // User info before an @ can imitate a host.
  return target?.username || target?.password ? null : target;
}

/** A path that the server accepts (server/guard.ts) and that no browser reads as a host. */
function isPlainPath(pathname: string): boolean {
  const path = decodedPath(pathname);
  return path !== null && isSitePath(pathname) && !path.includes("//") && !unsafeCharacters.test(path);
}

/** Also a path that differs in case only, unless it is the one in lower case: others lead there. */
function isSamePath(target: URL, source: URL): boolean {
  const [to, from] = [decodedPath(target.pathname), decodedPath(source.pathname)];
  return to === from || (to?.toLowerCase() === from?.toLowerCase() && to !== to?.toLowerCase());
}
