import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { keyOf } from "./encrypted";

const ivBytes = 12;
const tagBytes = 16;

/** Encrypts bytes (AES-256-GCM) for one purpose, as `seal` does values; the first of the secrets seals. */
export function encryptBytes(bytes: Uint8Array, purpose: string, secrets: string[]): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secrets[0] ?? "", purpose), iv);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** The bytes that were sealed, with whichever of the secrets; null for anything else. */
export function decryptBytes(sealed: Buffer, purpose: string, secrets: string[]): Buffer | null {
  if (sealed.length < ivBytes + tagBytes) return null;
  const iv = sealed.subarray(0, ivBytes);
  const tag = sealed.subarray(ivBytes, ivBytes + tagBytes);
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv("aes-256-gcm", keyOf(secret, purpose), iv, {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
    } catch {
      // Not sealed with this secret, or not by us at all.
    }
  }
  return null;
}
