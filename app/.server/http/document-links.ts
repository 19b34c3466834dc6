import { firstText, isObject, type JsonObject, objectsOf } from "~/fields/drupal/json";
import { isLocalPath, withoutLanguage } from "~/fields/links";
import { anchorTags, textAnchor } from "~/fields/rich-text";
import { localAddress } from "./own-addresses";

/** The path of a node with an optional query or anchor. */
const nodeAddress = /^(\/node\/\d+)([?#].*)?$/;
const textId = new RegExp(
  `<(?:h[1-6]|${anchorTags.join("|")})\\s(?:[^>]*\\s)?(?:id|name)\\s*=\\s*["']([^"'\\s]+)["']`,
  "gi",
);
const hrefAttribute = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** The node paths (`/node/12`) in links of a document, without duplicates. `hosts` are those of this site. */
export function nodePaths(json: unknown, hosts: readonly string[]): string[] {
  const found = new Set<string>();
  mapLinks(json, hosts, (path) => {
    const node = nodeAddress.exec(path)?.[1];
    if (node) found.add(node);
    return path;
  });
  return [...found];
}

/** The aliases of the nodes that a document refers to and contains, by their path (`/node/12`). */
export function knownAliases(json: unknown): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of nodesOf(isObject(json) ? Object.values(json) : json)) {
    const nid: unknown = objectsOf(node.nid)[0]?.value;
    const alias = firstText(node.path, "alias");
    if (nid !== undefined && alias !== null && isLocalPath(alias)) found.set(`/node/${String(nid)}`, alias);
  }
  return found;
}

function nodesOf(json: unknown): JsonObject[] {
  if (Array.isArray(json)) return json.flatMap(nodesOf);
  if (!isObject(json)) return [];
  return [...("nid" in json ? [json] : []), ...Object.values(json).flatMap(nodesOf)];
}

/**
 * The same document with links to nodes replaced by their `aliases`, absolute links to this site by paths, and links
 * to an anchor in its texts, on `page` or without a path, by the id that it gets.
 */
export function withResolvedLinks(
  json: unknown,
  aliases: ReadonlyMap<string, string>,
  page: string,
  hosts: readonly string[],
): unknown {
  const anchors = textIds(json);
  return mapLinks(json, hosts, (path) => {
    const [address = "", anchor = ""] = path.split("#");
    if ((address === "" || address === page) && anchors.has(anchor)) return `#${textAnchor(anchor)}`;
    const [, node = "", tail = ""] = nodeAddress.exec(path) ?? [];
    return node ? `${aliases.get(node) ?? node}${tail}` : path;
  });
}

/** The ids that editors gave to elements in the texts of a document. */
function textIds(json: unknown): Set<string> {
  const found = new Set<string>();
  forEachText(json, (html) => {
    for (const [, id = ""] of html.matchAll(textId)) found.add(id);
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

/** Keys of addresses in menus, site settings and responses of the product API. */
const addressKeys = ["relative", "absolute", "url", "Url", "Path"];
/** Keys of HTML in fields of the CMS and responses of the product API. */
const textKeys = ["value", "processed", "Text"];

/** Maps every link: `uri` of link fields, addresses and HTML. The address of a picture is no link. */
function mapLinks(json: unknown, hosts: readonly string[], map: MapPath): unknown {
  if (Array.isArray(json)) return json.map((item) => mapLinks(item, hosts, map));
  if (typeof json !== "object" || json === null) return json;
  const isPicture = "alt" in json || "Alt" in json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      // Crops contain no links and are most of a document, so they are skipped.
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
  const path = localAddress(uri, hosts).replace(/^internal:(?=[/#])|^entity:(?=node\/)/, (scheme) =>
    scheme === "entity:" ? "/" : "",
  );
  return isLocalAddress(path) ? `internal:${map(withoutLanguage(path))}` : uri;
}

function mapHref(href: string, hosts: readonly string[], map: MapPath): string {
  const path = localAddress(href, hosts);
  return isLocalAddress(path) ? map(withoutLanguage(path)) : href;
}

function isLocalAddress(address: string): boolean {
  return isLocalPath(address) || /^#[^\s]+$/.test(address);
}
