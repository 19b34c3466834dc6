import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts what the database alone must not reveal.
 * @param purpose derives a key of its own
 * @param owner whose it is; it can be decrypted for no other
 */
export function encryptAtRest(secret: string, purpose: string, owner: string, value: Buffer): Buffer {
  return encryptWith(keyOf(secret, purpose), owner, value);
}

/** @throws Error where it was encrypted with another secret, for another purpose or owner, or was changed */
export function decryptAtRest(secret: string, purpose: string, owner: string, stored: Buffer): Buffer {
  return decryptWith(keyOf(secret, purpose), owner, stored);
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
