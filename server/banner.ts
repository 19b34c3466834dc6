import type { Server } from "node:http";
import { join } from "node:path";
import type { Config } from "../app/.server/config/config";

/** The text printed at start: the address of each brand, the source of content and the destination of forms. */
export function banner(config: Config, server: Server): string {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  const lines = [...config.brandHosts].map(([host, brand]) => {
    const url = host.endsWith(".localhost") ? `http://${host}:${port}` : `https://${host}`;
    return `  ${brand.padEnd(10)} ${url}`;
  });
  const submissions = join(config.dataDir, "submissions");
  return [
    "",
    `The site runs on http://localhost:${port} (brand ${config.brand})`,
    ...lines,
    `  pages      ${config.cmsUrl || "stand-in (content/)"}`,
    `  products   ${config.apiUrl || "stand-in (content/)"}`,
    `  newsletter ${config.newsletterUrl || `stand-in, stored in ${submissions}`}`,
    `  forms      ${config.apiUrl || `stored in ${submissions}`} (list them: npm run submissions)`,
    ...proxyWarning(config),
    "",
  ].join("\n");
}

/** The site does not terminate TLS itself, so an https address means a proxy in front. */
export function proxyWarning({ publicUrl, trustProxy }: Pick<Config, "publicUrl" | "trustProxy">): string[] {
  if (trustProxy > 0 || !publicUrl.startsWith("https:")) return [];
  return ["  WARNING    TRUST_PROXY=0 behind a proxy: all visitors share one limit of forms"];
}
