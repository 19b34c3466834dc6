import { isPicture } from "./picture-fields";

/** Addresses of films, and meta tags of a page that are addresses. */
const addressKeys = [
  ...["iframe_url", "captions_url", "transcript_url", "Source"],
  ...["canonical_url", "og_image", "twitter_cards_image"],
];
const textKeys = ["value", "processed", "Text"];
const srcAttribute = /(\bsrc\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;

/**
 * Turns an absolute address on a host of this site into a path; other addresses stay.
 * @param hosts in lower case, each with the path that the site has there, if any (`cms.example.nl/proxy`)
 */
export function localAddress(address: string, hosts: readonly string[]): string {
  const [, host = "", rest = ""] = /^\s*(?:https?:)?\/\/([^/?#\\\s]+)(.*)$/is.exec(address) ?? [];
  const own = hosts.find((known) => known.replace(/\/.*/, "") === host.toLowerCase());
  if (!own) return address;
  const base = own.slice(host.length);
  const path = base && (rest === base || rest.startsWith(`${base}/`)) ? rest.slice(base.length) : rest;
  return path.startsWith("/") ? path : `/${path}`;
}

/**
 * The same document with absolute addresses of pictures, films and meta tags on a host of this site, which includes
 * that of the CMS, as paths: browsers load them through the media proxy. Links are mapped with `document-links.ts`.
 */
export function withOwnPaths(json: unknown, hosts: readonly string[], field?: string): unknown {
  if (Array.isArray(json)) return json.map((item) => withOwnPaths(item, hosts, field));
  if (typeof json !== "object" || json === null) return json;
  const hasPicture = isPicture(json, field);
  const isAddress = (key: string) => addressKeys.includes(key) || (hasPicture && /^(url|path)$/i.test(key));
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      if (/^crops$/i.test(key)) return [key, cropsWithPaths(value, hosts)];
      if (typeof value !== "string") return [key, withOwnPaths(value, hosts, key)];
      if (isAddress(key)) return [key, localAddress(value, hosts)];
      return [key, textKeys.includes(key) ? textWithPaths(value, hosts) : value];
    }),
  );
}

function cropsWithPaths(crops: unknown, hosts: readonly string[]): unknown {
  if (typeof crops !== "object" || crops === null || Array.isArray(crops)) return crops;
  const entries = Object.entries(crops);
  return Object.fromEntries(
    entries.map(([size, url]) => [size, typeof url === "string" ? localAddress(url, hosts) : url]),
  );
}

function textWithPaths(html: string, hosts: readonly string[]): string {
  return html.replace(srcAttribute, (_, start: string, quoted?: string, single?: string) => {
    return `${start}"${localAddress(quoted ?? single ?? "", hosts).replaceAll('"', "&quot;")}"`;
  });
}
