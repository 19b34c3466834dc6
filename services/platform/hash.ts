import { createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Secret } from "../../app/utils/services-settings";

/** The hash under which a secret of 256 random bits is stored. */
export function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** A keyed hash of something that could be guessed, such as an address. @param purpose derives a key of its own */
export function keyedHash([newest]: Secret, purpose: string, text: string): Buffer {
  return hashWith(newest, purpose, text);
}

/** All hashes under which it may be stored, the newest first: an earlier secret hashed it otherwise. */
export function keyedHashes(secret: Secret, purpose: string, text: string): Buffer[] {
  return secret.map((each) => hashWith(each, purpose, text));
}

function hashWith(secret: string, purpose: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  return createHmac("sha256", key).update(text).digest();
}

/** A secret of 256 random bits in base64url: 43 characters. */
export function randomSecret(): string {
  return randomBytes(32).toString("base64url");
}
