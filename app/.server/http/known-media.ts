const srcAttribute = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const pictureKeys = ["alt", "Alt", "crops", "Crops"];

/**
 * An answer of an upstream without the pictures that stand on hosts the site does not know (`MEDIA_HOSTS`): loading
 * one would tell others who reads a page, and the content policy forbids it. A picture (docs/backend-contract.md,
 * 'Media') is left out of its list or becomes null, a crop is left out, and a picture in a text loses its address,
 * so that sanitising leaves it out. `report` gets the host of each.
 */
export function withKnownMedia(
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

  function known(value: unknown): unknown {
    if (Array.isArray(value)) return value.filter((item) => !isForeignPicture(item)).map(known);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, knownField(key, child)]));
  }
  function knownField(key: string, value: unknown): unknown {
    if (isForeignPicture(value)) return null;
    if (/^crops$/i.test(key) && isObject(value)) {
      if (!Object.values(value).some(isForeign)) return value;
      return Object.fromEntries(Object.entries(value).filter(([, address]) => !isForeign(address)));
    }
    return typeof value === "string" && /^(value|processed)$/.test(key) ? knownInText(value) : known(value);
  }
  function knownInText(html: string): string {
    return html.replace(srcAttribute, (attribute, quoted?: string, single?: string, bare?: string) =>
      isForeign(quoted ?? single ?? bare) ? 'src=""' : attribute,
    );
  }
  return known(json);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The host of an absolute address, lower case; null of a path. */
function hostOf(address: unknown): string | null {
  const absolute = typeof address === "string" && /^\s*https?:/i.test(address) && URL.canParse(address);
  return absolute ? new URL(address).host : null;
}
