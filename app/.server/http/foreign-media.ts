import { parseUrl } from "~/utils/url";

const srcAttribute = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const pictureKeys = ["alt", "Alt", "crops", "Crops"];

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
    if (host === null || hosts.includes(host)) return false;
    report(host);
    return true;
  }
  const isForeignPicture = (value: unknown): boolean =>
    isObject(value) && pictureKeys.some((key) => key in value) && isForeign(value.url ?? value.Url);

  function clean(value: unknown): unknown {
    if (Array.isArray(value)) return value.filter((item) => !isForeignPicture(item)).map(clean);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, cleanField(key, child)]));
  }
  function cleanField(key: string, value: unknown): unknown {
    if (isForeignPicture(value)) return null;
    if (/^crops$/i.test(key) && isObject(value)) {
      if (!Object.values(value).some(isForeign)) return value;
      return Object.fromEntries(Object.entries(value).filter(([, address]) => !isForeign(address)));
    }
    return typeof value === "string" && /^(value|processed)$/.test(key) ? cleanHtml(value) : clean(value);
  }
  function cleanHtml(html: string): string {
    return html.replace(srcAttribute, (attribute, quoted?: string, single?: string, bare?: string) =>
      isForeign(quoted ?? single ?? bare) ? 'src=""' : attribute,
    );
  }
  return clean(json);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The host of an absolute address, in lower case; null for a path. */
function hostOf(address: unknown): string | null {
  const isAbsolute = typeof address === "string" && /^\s*https?:/i.test(address);
  return isAbsolute ? (parseUrl(address)?.host ?? null) : null;
}
