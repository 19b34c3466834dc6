import { isLocalPath } from "~/fields/links";
import { textAnchor } from "~/fields/rich-text";

/** A node, with what may stand behind it in an address. */
const nodeAddress = /^(\/node\/\d+)([?#].*)?$/;
const headingId = /<h[1-6][^>]*\sid\s*=\s*["']([^"'\s]+)["']/gi;
const hrefAttribute = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** The node paths (`/node/12`) that links of a document point to, each once. `hosts` are those of this site. */
export function nodePaths(json: unknown, hosts: readonly string[]): string[] {
  const found = new Set<string>();
  mapLinks(json, hosts, (path) => {
    const node = nodeAddress.exec(path)?.[1];
    if (node) found.add(node);
    return path;
  });
  return [...found];
}

/**
 * The same document with links to nodes replaced by their `aliases`, absolute links to this site by paths, and links
 * to a heading in its texts, on `page` or without a path, by the id that the heading gets.
 */
export function withResolvedLinks(
  json: unknown,
  aliases: ReadonlyMap<string, string>,
  page: string,
  hosts: readonly string[],
): unknown {
  const headings = headingIds(json);
  return mapLinks(json, hosts, (path) => {
    const [address = "", anchor = ""] = path.split("#");
    if ((address === "" || address === page) && headings.has(anchor)) return `#${textAnchor(anchor)}`;
    const [, node = "", tail = ""] = nodeAddress.exec(path) ?? [];
    return node ? `${aliases.get(node) ?? node}${tail}` : path;
  });
}

/** What editors called the headings in the texts of a document. */
function headingIds(json: unknown): Set<string> {
  const found = new Set<string>();
  forEachText(json, (html) => {
    for (const [, id = ""] of html.matchAll(headingId)) found.add(id);
  });
  return found;
}

function forEachText(json: unknown, read: (html: string) => void): void {
  if (typeof json !== "object" || json === null) return;
  for (const [key, value] of Object.entries(json)) {
    if (typeof value !== "string") forEachText(value, read);
    else if (textKeys.includes(key)) read(value);
  }
}

/** Maps a path of this site or an anchor of the page (`#…`). */
type MapPath = (path: string) => string;

/** Where addresses stand: in menus, in the site settings, and in answers of the product API. */
const addressKeys = ["relative", "absolute", "url", "Url", "Path"];
/** Where HTML stands: in fields of the CMS, and in answers of the product API. */
const textKeys = ["value", "processed", "Text"];

/** Link fields have a `uri`. The address of a picture, beside its alternative text, is no link. */
function mapLinks(json: unknown, hosts: readonly string[], map: MapPath): unknown {
  if (Array.isArray(json)) return json.map((item) => mapLinks(item, hosts, map));
  if (typeof json !== "object" || json === null) return json;
  const isPicture = "alt" in json || "Alt" in json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      // The addresses of a picture's many sizes are most of what a document holds, and no links.
      if (/^crops$/i.test(key)) return [key, value];
      if (typeof value !== "string") return [key, mapLinks(value, hosts, map)];
      if (key === "uri") return [key, mapUri(value, hosts, map)];
      if (addressKeys.includes(key)) return [key, isPicture ? value : mapHref(value, hosts, map)];
      if (!textKeys.includes(key)) return [key, value];
      const html = value.replace(hrefAttribute, (_, quoted?: string, single?: string) => {
        return `href="${mapHref(quoted ?? single ?? "", hosts, map).replaceAll('"', "&quot;")}"`;
      });
      return [key, html];
    }),
  );
}

function mapUri(uri: string, hosts: readonly string[], map: MapPath): string {
  const path = ownAddress(uri, hosts).replace(/^internal:(?=[/#])|^entity:(?=node\/)/, (scheme) =>
    scheme === "entity:" ? "/" : "",
  );
  return isOwnAddress(path) ? `internal:${map(path)}` : uri;
}

function mapHref(href: string, hosts: readonly string[], map: MapPath): string {
  const path = ownAddress(href, hosts);
  return isOwnAddress(path) ? map(path) : href;
}

function isOwnAddress(address: string): boolean {
  return isLocalPath(address) || /^#[^\s]+$/.test(address);
}

/** An address that names this site by its host is a path of it. */
function ownAddress(address: string, hosts: readonly string[]): string {
  const [start = "", host = ""] = /^https?:\/\/([^/?#\\]+)/i.exec(address) ?? [];
  if (!start || !hosts.includes(host.toLowerCase())) return address;
  const rest = address.slice(start.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}
