import { isOwnPath } from "~/utils/links";

const linkUri = /^(?:entity:|internal:\/)(node\/\d+)$/;
const ownHref = /href="(\/[^"]*)"/g;

/** The node paths (`/node/12`) that link fields and texts of a document point to, each once. */
export function nodePaths(json: unknown): string[] {
  const found = new Set<string>();
  mapLinks(json, {
    uri: (uri) => {
      const path = nodePathOf(uri);
      if (path) found.add(path);
      return uri;
    },
    href: (href) => {
      if (/^\/node\/\d+$/.test(href)) found.add(href);
      return href;
    },
  });
  return [...found];
}

/**
 * The same document with its links to nodes turned into links to their `aliases`, and with the page it stands on
 * told to trainings (spec 000, section 5: `startingPageUrl`).
 */
export function withResolvedLinks(
  json: unknown,
  aliases: ReadonlyMap<string, string>,
  page: string,
): unknown {
  return mapLinks(json, {
    uri(uri) {
      const node = nodePathOf(uri);
      const path = node ? (aliases.get(node) ?? node) : uri.replace(/^internal:/, "");
      return isOwnPath(path) ? `internal:${withStartingPage(path, page, "&")}` : uri;
    },
    // Inside HTML an ampersand is written out.
    href: (href) => withStartingPage(aliases.get(href) ?? href, page, "&amp;"),
  });
}

function withStartingPage(path: string, page: string, ampersand: string): string {
  if (!path.startsWith("/trainingen/")) return path;
  const [address = "", hash] = path.split("#");
  const separator = address.includes("?") ? ampersand : "?";
  return `${address}${separator}startingPageUrl=${encodeURIComponent(page)}${hash === undefined ? "" : `#${hash}`}`;
}

interface LinkMapping {
  uri: (uri: string) => string;
  href: (href: string) => string;
}

/** Link fields have a `uri`; texts have HTML in `value` and `processed`. */
function mapLinks(json: unknown, mapping: LinkMapping): unknown {
  if (Array.isArray(json)) return json.map((item) => mapLinks(item, mapping));
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      if (typeof value !== "string") return [key, mapLinks(value, mapping)];
      if (key === "uri") return [key, mapping.uri(value)];
      if (key !== "value" && key !== "processed") return [key, value];
      return [key, value.replace(ownHref, (_, href: string) => `href="${mapping.href(href)}"`)];
    }),
  );
}

function nodePathOf(uri: string): string | null {
  const [, path] = linkUri.exec(uri) ?? [];
  return path ? `/${path}` : null;
}
