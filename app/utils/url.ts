/** An address from outside, resolved against a base; null for one that cannot be parsed. */
export function parseUrl(address: string, base?: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null;
}

/** The absolute form of an address from outside, for markup; null for one that cannot be parsed. */
export function absoluteUrl(address: string, origin: string): string | null {
  return parseUrl(address, origin)?.href ?? null;
}
