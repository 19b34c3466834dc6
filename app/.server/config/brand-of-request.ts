import type { Brand } from "~/utils/brand";
import type { Config } from "./config";

/** The brand a request's host shows, else the configured one. */
export function brandOf(request: Pick<Request, "url">, config: Pick<Config, "brand" | "brandHosts">): Brand {
  return config.brandHosts.get(new URL(request.url).hostname) ?? config.brand;
}

/** A brand's canonical origin: its first configured host, else the public address of the site. */
export function originOf(brand: Brand, config: Pick<Config, "brandHosts" | "publicUrl">): string {
  const { protocol, origin } = new URL(config.publicUrl);
  for (const [host, shown] of config.brandHosts) {
    if (shown === brand && !host.endsWith(".localhost")) return `${protocol}//${host}`;
  }
  return origin;
}

/** The hosts that show a brand: an address that names one of them stays on the same site. */
export function ownHostsOf(
  brand: Brand,
  config: Pick<Config, "brand" | "brandHosts" | "publicUrl">,
): string[] {
  const hosts = [...config.brandHosts].filter(([, shown]) => shown === brand).map(([host]) => host);
  return brand === config.brand ? [...hosts, new URL(config.publicUrl).host] : hosts;
}
