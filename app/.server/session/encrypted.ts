import { hkdfSync } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";
import { LRUCache } from "lru-cache";

/**
 * Encrypts a value so that only this site can read or create it (AES-256-GCM). Each purpose has its own key.
 * @param secrets session secrets of the configuration; the first encrypts
 */
export async function encrypt(value: unknown, purpose: string, secrets: string[]): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(deriveKey(secrets[0] ?? "", purpose));
}

/** Decrypts a value with whichever secret fits; null if none does. */
export async function decrypt(text: string, purpose: string, secrets: string[]): Promise<unknown> {
  for (const secret of secrets) {
    try {
      const { plaintext } = await compactDecrypt(text, deriveKey(secret, purpose), {
        keyManagementAlgorithms: ["dir"],
        contentEncryptionAlgorithms: ["A256GCM"],
      });
      return JSON.parse(new TextDecoder().decode(plaintext));
    } catch {
      // Encrypted with another secret, or not by this site.
    }
  }
  return null;
}

const keys = new LRUCache<string, Uint8Array>({ max: 100 });

/** Derives the 32-byte key of one purpose. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  // Every form needs one; deriving it again takes far longer than looking it up.
  const name = JSON.stringify([secret, purpose]);
  const key = keys.get(name) ?? new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
  keys.set(name, key);
  return key;
}
