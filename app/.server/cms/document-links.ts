import { isOwnPath } from "~/utils/links";

/** A node, with what may stand behind it in an address. */
const nodeAddress = /^(\/node\/\d+)([?#].*)?$/;
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
 * The same document with its links to nodes turned into links to their `aliases`, those to this site by its own name
 * into paths, and with the page it stands on told to trainings (spec 000, section 5: `startingPageUrl`).
 */
export function withResolvedLinks(
  json: unknown,
  aliases: ReadonlyMap<string, string>,
  page: string,
  hosts: readonly string[],
): unknown {
  return mapLinks(json, hosts, (path, ampersand) => {
    const [, node = "", tail = ""] = nodeAddress.exec(path) ?? [];
    return withStartingPage(node ? `${aliases.get(node) ?? node}${tail}` : path, page, ampersand);
  });
}

function withStartingPage(path: string, page: string, ampersand: string): string {
  if (!path.startsWith("/trainingen/")) return path;
  const [address = "", hash] = path.split("#");
  const separator = address.includes("?") ? ampersand : "?";
  return `${address}${separator}startingPageUrl=${encodeURIComponent(page)}${hash === undefined ? "" : `#${hash}`}`;
}

/** Gets a path of this site, and how an ampersand is written where it stands. */
type MapPath = (path: string, ampersand: string) => string;

/** Link fields have a `uri`, menus a `relative` and an `absolute`; texts have HTML in `value` and `processed`. */
function mapLinks(json: unknown, hosts: readonly string[], map: MapPath): unknown {
  if (Array.isArray(json)) return json.map((item) => mapLinks(item, hosts, map));
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      if (typeof value !== "string") return [key, mapLinks(value, hosts, map)];
      if (key === "uri") return [key, mapUri(value, hosts, map)];
      if (key === "relative" || key === "absolute") return [key, mapHref(value, hosts, map, "&")];
      if (key !== "value" && key !== "processed") return [key, value];
      const html = value.replace(hrefAttribute, (_, quoted?: string, single?: string) => {
        // Inside HTML an ampersand is written out.
        return `href="${mapHref(quoted ?? single ?? "", hosts, map, "&amp;").replaceAll('"', "&quot;")}"`;
      });
      return [key, html];
    }),
  );
}

function mapUri(uri: string, hosts: readonly string[], map: MapPath): string {
  const path = ownAddress(uri, hosts).replace(/^internal:(?=\/)|^entity:(?=node\/)/, (scheme) =>
    scheme === "entity:" ? "/" : "",
  );
  return isOwnPath(path) ? `internal:${map(path, "&")}` : uri;
}

function mapHref(href: string, hosts: readonly string[], map: MapPath, ampersand: string): string {
  const path = ownAddress(href, hosts);
  return isOwnPath(path) ? map(path, ampersand) : href;
}

/** An address that names this site by its host is a path of it. */
function ownAddress(address: string, hosts: readonly string[]): string {
  const [start = "", host = ""] = /^https?:\/\/([^/?#\\]+)/i.exec(address) ?? [];
  if (!start || !hosts.includes(host.toLowerCase())) return address;
  const rest = address.slice(start.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}
