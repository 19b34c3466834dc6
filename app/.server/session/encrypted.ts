import { hkdfSync } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";

/**
 * Encrypts a value so that only this site can read or make it (AES-256-GCM). What one purpose sealed, no other can
 * open.
 * @param secrets of the configuration; the first seals
 */
export async function encrypt(value: unknown, purpose: string, secrets: string[]): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(keyOf(secrets[0] ?? "", purpose));
}

/** The value that was sealed, with whichever of the secrets; null for anything else. */
export async function decrypt(text: string, purpose: string, secrets: string[]): Promise<unknown> {
  for (const secret of secrets) {
    try {
      const { plaintext } = await compactDecrypt(text, keyOf(secret, purpose), {
        keyManagementAlgorithms: ["dir"],
        contentEncryptionAlgorithms: ["A256GCM"],
      });
      return JSON.parse(new TextDecoder().decode(plaintext));
    } catch {
      // Not sealed with this secret, or not by us at all.
    }
  }
  return null;
}

/** A key of 32 bytes for one purpose. */
export function keyOf(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
}
