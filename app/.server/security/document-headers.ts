import type { Config } from "../config/config";

const policy = (development: boolean) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    // The arrow of a select is a drawing inside the style sheet; the CMS may name pictures on its own hosts.
    "img-src 'self' data: https:",
    "font-src 'self'",
    // In development Vite reloads the page over a web socket.
    `connect-src 'self'${development ? " ws:" : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

interface Document {
  status: number;
  /** An answer to a post holds what a visitor typed. */
  method: string;
}

/** The headers of an HTML document; those of all answers are set in server.ts. */
export function documentHeaders(config: Config, { status, method }: Document): [string, string][] {
  const outage = status >= 500;
  const headers: [string, string][] = [
    ["Content-Type", "text/html; charset=utf-8"],
    ["Content-Security-Policy", policy(config.development)],
    ["Cache-Control", outage || method === "POST" ? "no-store" : "no-cache"],
  ];
  if (outage) headers.push(["Retry-After", "30"]);
  if (config.noindex) headers.push(["X-Robots-Tag", "noindex"]);
  return headers;
}
