import { codeOfStep } from "../../services/staff/totp";

/** The bytes of a secret in base 32, as an app for codes reads it. */
function secretBytes(base32: string): Buffer {
  const bits = [...base32].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an app for codes shows. @param secret in base 32 */
export function codeAt(secret: string, moment: Date): string {
  return codeOfStep(secretBytes(secret), Math.floor(moment.getTime() / 30_000));
}
