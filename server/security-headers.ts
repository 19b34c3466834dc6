import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Config } from "../app/.server/config/config";
import { isPreviewPath } from "../app/utils/paths";

const referrers = "strict-origin-when-cross-origin";

/** The headers of every answer. A document's content policy is its own (app/.server/security/document-headers.ts). */
export function securityHeaders(config: Config): RequestHandler {
  const common = helmetOf(config);
  return (request, response, next) => {
    // Without an origin in it, a form post without scripts would be refused as foreign. Of a preview no more than
    // that is told: its address lets everyone in.
    response.set("Referrer-Policy", isPreviewPath(request.path) ? "strict-origin" : referrers);
    common(request, response, next);
  };
}

/** The same as a list, for answers that are sent without Express; not of previews. */
export function commonHeaders(config: Config): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmetOf(config)(request, response, () => {});
  const set = Object.entries(response.getHeaders()).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return [["Referrer-Policy", referrers], ...set];
}

function helmetOf(config: Config) {
  return helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Sent on https only; for this host alone, since the others of the charity are not ours to lock.
    strictTransportSecurity: config.publicUrl.startsWith("https:")
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    referrerPolicy: false,
    xFrameOptions: { action: "deny" },
  });
}
