import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Config } from "../app/.server/config/config";

/** The headers of every answer. A document's content policy is its own (app/.server/security/document-headers.ts). */
export function securityHeaders(config: Config): RequestHandler {
  return helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Sent on https only; helmet would send it always.
    strictTransportSecurity: config.publicUrl.startsWith("https:")
      ? { maxAge: 63_072_000, includeSubDomains: true, preload: true }
      : false,
    // Without an origin in it, a form post without scripts would be refused as foreign.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
}
