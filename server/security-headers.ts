import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Config } from "../app/.server/config/config";
import { plainContentPolicy } from "../app/.server/security/content-policy";

const referrerPolicy = "strict-origin-when-cross-origin";

/** Headers of every response; documents have a content policy of their own (app/.server/security/document-headers.ts). */
export function securityHeaders(config: Config): RequestHandler {
  const common = helmetOf(config);
  return (request, response, next) => {
    // `no-referrer` would turn the `Origin` of the site's own forms into `null`, which the guard rejects.
    response.set("Referrer-Policy", referrerPolicy);
    response.set("Content-Security-Policy", plainContentPolicy);
    common(request, response, next);
  };
}

/** The same headers as a list, for responses that are sent without Express. */
export function commonHeaders(config: Config): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmetOf(config)(request, response, () => {});
  const others = Object.entries(response.getHeaders()).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return [["Referrer-Policy", referrerPolicy], ["Content-Security-Policy", plainContentPolicy], ...others];
}

function helmetOf(config: Config) {
  return helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // By default only for this host: other hosts of the charity may not support https.
    strictTransportSecurity: config.publicUrl.startsWith("https:")
      ? { maxAge: 31_536_000, includeSubDomains: config.hstsSubdomains }
      : false,
    referrerPolicy: false,
    xFrameOptions: { action: "deny" },
  });
}
