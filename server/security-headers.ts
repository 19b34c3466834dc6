import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Config } from "../app/.server/config/config";

/** The headers of every answer. A document's content policy is its own (app/.server/security/document-headers.ts). */
export function securityHeaders(config: Config): RequestHandler {
  return helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Sent on https only; for this host alone, since the others of the charity are not ours to lock.
    strictTransportSecurity: config.publicUrl.startsWith("https:")
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    // Without an origin in it, a form post without scripts would be refused as foreign.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
}
