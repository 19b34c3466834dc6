import { createHmac } from "node:crypto";

const stepMs = 30_000;
const digits = 6;
const base32Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code of a step of 30 seconds (RFC 6238 with SHA-1 and six digits, as all apps for codes do it). */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, "0");
}

/**
 * The step that a code is of: the present one, or one before or after it, as clocks differ. Null where it is of none.
 * @param after the last step that was used: its code and earlier ones do not work again
 */
export function findStep(secret: Buffer, code: string, now: Date, after: number): number | null {
  const present = Math.floor(now.getTime() / stepMs);
  const steps = [present - 1, present, present + 1].filter((step) => step > after);
  return steps.find((step) => codeOfStep(secret, step) === code) ?? null;
}

/** Bytes as apps for codes take them (RFC 4648, without padding). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => base32Letters[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}
