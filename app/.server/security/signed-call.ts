import { createHmac, timingSafeEqual } from "node:crypto";

/** Validity of a signature, with room for clock differences and slow networks. */
export const signatureSeconds = 300;

/**
 * The header `X-Signature` of a call: `t={seconds since 1970},v1={HMAC-SHA256 of "t.body", in hex}`.
 * @param at milliseconds since 1970
 */
export function signCall(body: string | Buffer, secret: string, at: number): string {
  const seconds = String(Math.floor(at / 1000));
  return `t=${seconds},v1=${digest(seconds, body, secret).toString("hex")}`;
}

/** Whether the header signs the body with the secret, within five minutes of `at`. False without a secret. */
export function isSignedCall(header: string, body: string | Buffer, secret: string, at: number): boolean {
  const [, seconds, code] = /^t=(\d{10}),v1=([\da-f]{64})$/.exec(header) ?? [];
  if (!secret || !seconds || !code) return false;
  if (Math.abs(at / 1000 - Number(seconds)) > signatureSeconds) return false;
  return timingSafeEqual(digest(seconds, body, secret), Buffer.from(code, "hex"));
}

function digest(seconds: string, body: string | Buffer, secret: string): Buffer {
  return createHmac("sha256", secret).update(`${seconds}.`).update(body).digest();
}
