import { isObject } from "~/fields/drupal/json";
import { isLoopback } from "~/utils/media-hosts";
import { parseUrl } from "~/utils/url";
import { isPicture } from "./picture-fields";

const srcAttribute = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/**
 * Removes pictures on other hosts than `MEDIA_HOSTS` from a response: loading one would tell that host who reads a
 * page, and the content policy blocks it. A picture (docs/backend-contract.md, 'Media') is left out of its list or
 * becomes null, a crop is left out, and a picture in a text loses its address, so that sanitising removes it.
 * `report` receives the host of each.
 */
export function removeForeignMedia(
  json: unknown,
  hosts: readonly string[],
  report: (host: string) => void,
): unknown {
  function isForeign(address: unknown): boolean {
    const host = hostOf(address);
    if (host === null || (hosts.includes(host) && !isPlainHttp(address))) return false;
    report(host);
    return true;
  }
  const isForeignPicture = (value: unknown, field?: string): boolean =>
    isObject(value) && isPicture(value, field) && isForeign(value.url ?? value.Url ?? value.Path);

  function clean(value: unknown, field?: string): unknown {
    if (Array.isArray(value))
      return value.filter((item) => !isForeignPicture(item, field)).map((item) => clean(item));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, cleanField(key, child)]));
  }
  function cleanField(key: string, value: unknown): unknown {
    if (isForeignPicture(value, key)) return null;
    if (/^crops$/i.test(key) && isObject(value)) {
      if (!Object.values(value).some(isForeign)) return value;
      return Object.fromEntries(Object.entries(value).filter(([, address]) => !isForeign(address)));
    }
    return typeof value === "string" && /^(value|processed)$/.test(key)
      ? cleanHtml(value)
      : clean(value, key);
  }
  function cleanHtml(html: string): string {
    return html.replace(srcAttribute, (attribute, quoted?: string, single?: string, bare?: string) =>
      isForeign(quoted ?? single ?? bare) ? 'src=""' : attribute,
    );
  }
  return clean(json);
}

/** Only a machine's own storage, in development, may do without https. */
function isPlainHttp(address: unknown): boolean {
  const url = typeof address === "string" ? parseUrl(address) : null;
  return url?.protocol === "http:" && !isLoopback(url.host);
}

/** The host of an absolute address, in lower case; null for a path. */
function hostOf(address: unknown): string | null {
  const isAbsolute = typeof address === "string" && /^\s*https?:/i.test(address);
  return isAbsolute ? (parseUrl(address)?.host ?? null) : null;
}
