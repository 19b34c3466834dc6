import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Secret } from "../../app/utils/services-settings";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts what the database alone must not reveal.
 * @param purpose derives a key of its own
 * @param owner whose it is; it can be decrypted for no other
 */
export function encryptAtRest([newest]: Secret, purpose: string, owner: string, value: Buffer): Buffer {
  return encryptWith(keyOf(newest, purpose), owner, value);
}

/** Null where it was encrypted with a secret that is none of these, for another purpose or owner, or was changed. */
export function decryptAtRest(secret: Secret, purpose: string, owner: string, stored: Buffer): Buffer | null {
  for (const each of secret) {
    try {
      return decryptWith(keyOf(each, purpose), owner, stored);
    } catch {
      // Encrypted with another secret, or not by this site.
    }
  }
  return null;
}

/** The same with a key of 32 bytes. */
export function encryptWith(key: Buffer, owner: string, value: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv);
  cipher.setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(value), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

/** @throws Error where it was encrypted with another key or for another owner, or was changed */
export function decryptWith(key: Buffer, owner: string, stored: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, key, stored.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(stored.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(stored.subarray(ivBytes + tagBytes)), decipher.final()]);
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `encrypt at rest: ${purpose}`, 32));
}
