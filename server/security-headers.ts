import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Config } from "../app/.server/config/config";
import { isPreviewPath } from "../app/domain/preview";

/** The headers of every answer. A document's content policy is its own (app/.server/security/document-headers.ts). */
export function securityHeaders(config: Config): RequestHandler {
  const common = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Sent on https only; for this host alone, since the others of the charity are not ours to lock.
    strictTransportSecurity: config.publicUrl.startsWith("https:")
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    referrerPolicy: false,
    xFrameOptions: { action: "deny" },
  });
  return (request, response, next) => {
    // Without an origin in it, a form post without scripts would be refused as foreign. Of a preview no more than
    // that is told: its address lets everyone in.
    const isPreview = isPreviewPath(request.path);
    response.set("Referrer-Policy", isPreview ? "strict-origin" : "strict-origin-when-cross-origin");
    common(request, response, next);
  };
}
