import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "~/.server/session/encrypted";
import { type PreviewTarget, previewPath } from "./model";

const bytes = 32;

/**
 * Signs access to one revision until a time (seconds since 1970): 43 characters.
 * @param secrets from the configuration; the first signs
 */
export function signPreview(target: PreviewTarget, until: number, secrets: string[]): string {
  return signature(target, until, secrets[0] ?? "").toString("base64url");
}

/** Whether one of the secrets made this signature, compared in constant time. */
export function isSignedPreview(
  target: PreviewTarget,
  until: number,
  given: string,
  secrets: string[],
): boolean {
  const bits = Buffer.from(given, "base64url");
  // Several base64 texts decode to the same bytes; only the canonical one is accepted.
  if (bits.length !== bytes || bits.toString("base64url") !== given) return false;
  return secrets.some((secret) => timingSafeEqual(signature(target, until, secret), bits));
}

function signature(target: PreviewTarget, until: number, secret: string): Buffer {
  return createHmac("sha256", deriveKey(secret, "preview link"))
    .update(`${previewPath(target)} ${until}`)
    .digest();
}
