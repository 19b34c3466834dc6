import type { Brand } from "~/utils/brand";
import type { Config } from "./config";

/** The brand of a request's host, or the configured default brand. */
export function brandOf(request: Pick<Request, "url">, config: Pick<Config, "brand" | "brandHosts">): Brand {
  return config.brandHosts.get(new URL(request.url).hostname) ?? config.brand;
}

/** A brand's canonical origin: its first configured host, or the public address of the site. */
export function originOf(brand: Brand, config: Pick<Config, "brandHosts" | "publicUrl">): string {
  const { protocol, origin } = new URL(config.publicUrl);
  for (const [host, hostBrand] of config.brandHosts) {
    if (hostBrand === brand && !host.endsWith(".localhost")) return `${protocol}//${host}`;
  }
  return origin;
}

/**
 * The hosts of a brand's site and of the CMS, whose absolute addresses are those of the site: links to them are internal.
 * An address with a path of its own is listed with it (`cms.example.nl/proxy`).
 */
export function siteHostsOf(
  brand: Brand,
  config: Pick<Config, "brand" | "brandHosts" | "publicUrl" | "cmsUrl">,
): string[] {
  const hosts = [...config.brandHosts].filter(([, hostBrand]) => hostBrand === brand).map(([host]) => host);
  const addresses = [...(brand === config.brand ? [config.publicUrl] : []), config.cmsUrl].filter(Boolean);
  return [...hosts, ...addresses.map((address) => hostAndPath(new URL(address)))];
}

function hostAndPath({ host, pathname }: URL): string {
  return `${host}${pathname.replace(/\/+$/, "")}`;
}
