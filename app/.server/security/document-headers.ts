import { embedHosts } from "~/domain/embeds";
import { holdsPrivateQuery } from "~/domain/private-query";
import type { Config } from "../config/config";

/** The hosts a page may frame. */
export function frameHosts({ embedHosts: others }: Config): string[] {
  return [...new Set([...embedHosts, ...others])];
}

const policy = (config: Config) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    // The arrow of a select is a drawing inside the style sheet; the CMS may name pictures on its own hosts.
    "img-src 'self' data: https:",
    "font-src 'self'",
    "media-src 'self'",
    `frame-src ${frameHosts(config)
      .map((host) => `https://${host}`)
      .join(" ")}`,
    // In development Vite reloads the page over a web socket.
    `connect-src 'self'${config.development ? " ws:" : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...foreignOrigins(config.donateUrl)].join(" "),
    "frame-ancestors 'none'",
  ].join("; ");

/** The one form of ours that may lead to another site is that of a gift. */
function foreignOrigins(donateUrl: string): string[] {
  return URL.canParse(donateUrl) ? [new URL(donateUrl).origin] : [];
}

interface Document {
  status: number;
  /** An answer to a post holds what a visitor typed. */
  method: string;
  /** So do some queries. */
  url: string;
}

/** The headers of an HTML document; those of all answers are set in server.ts. */
export function documentHeaders(config: Config, { status, method, url }: Document): [string, string][] {
  const outage = status >= 500;
  const headers: [string, string][] = [
    ["Content-Type", "text/html; charset=utf-8"],
    ["Content-Security-Policy", policy(config)],
    ["Cache-Control", outage || method === "POST" || holdsPrivateQuery(url) ? "no-store" : "no-cache"],
  ];
  if (outage) headers.push(["Retry-After", "30"]);
  if (config.noindex) headers.push(["X-Robots-Tag", "noindex"]);
  return headers;
}
