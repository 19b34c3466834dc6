import { createHmac, timingSafeEqual } from "node:crypto";
import { keyOf } from "~/.server/session/encrypted";
import { type PreviewTarget, previewPath } from "./model";

const bytes = 32;

/**
 * The signature of a link to one revision that works until a moment (seconds since 1970): 43 letters.
 * @param secrets of the configuration; the first signs
 */
export function signPreview(target: PreviewTarget, until: number, secrets: string[]): string {
  return signature(target, until, secrets[0] ?? "").toString("base64url");
}

/** Whether one of the secrets signed this, compared in constant time. */
export function isSignedPreview(
  target: PreviewTarget,
  until: number,
  given: string,
  secrets: string[],
): boolean {
  const bits = Buffer.from(given, "base64url");
  // Of all texts that decode to the same bytes only one is the signature.
  if (bits.length !== bytes || bits.toString("base64url") !== given) return false;
  return secrets.some((secret) => timingSafeEqual(signature(target, until, secret), bits));
}

function signature(target: PreviewTarget, until: number, secret: string): Buffer {
  return createHmac("sha256", keyOf(secret, "preview link"))
    .update(`${previewPath(target)} ${until}`)
    .digest();
}
