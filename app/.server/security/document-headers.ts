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

/** The headers of every HTML document; those of all answers are set in server.ts. */
export function documentHeaders({ noindex, development }: Config): [string, string][] {
  return [
    ["Content-Type", "text/html; charset=utf-8"],
    ["Content-Security-Policy", policy(development)],
    ["Cache-Control", "no-cache"],
    ...(noindex ? [["X-Robots-Tag", "noindex"] satisfies [string, string]] : []),
  ];
}
