import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "./encrypted";

const ivBytes = 12;
const tagBytes = 16;

/** Encrypts bytes (AES-256-GCM) for one purpose with the first secret. Result: IV, authentication tag, ciphertext. */
export function encryptBytes(bytes: Uint8Array, purpose: string, secrets: string[]): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(secrets[0] ?? "", purpose), iv);
  const ciphertext = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]);
}

/** Decrypts bytes with whichever secret fits; null if none does. */
export function decryptBytes(encrypted: Buffer, purpose: string, secrets: string[]): Buffer | null {
  if (encrypted.length < ivBytes + tagBytes) return null;
  const iv = encrypted.subarray(0, ivBytes);
  const tag = encrypted.subarray(ivBytes, ivBytes + tagBytes);
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv("aes-256-gcm", deriveKey(secret, purpose), iv, {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(encrypted.subarray(ivBytes + tagBytes)), decipher.final()]);
    } catch {
      // Encrypted with another secret, or not by this site.
    }
  }
  return null;
}
