import { expect, test } from "vitest";
import { decryptAtRest, encryptAtRest } from "./encrypt-at-rest";

const value = Buffer.from("a value");
const encrypted = encryptAtRest("secret", "purpose", "owner", value);

test("what was encrypted is decrypted with the same secret, for the same purpose and owner", () => {
  expect(decryptAtRest("secret", "purpose", "owner", encrypted)).toEqual(value);
  expect(encrypted.includes(value)).toBe(false);
  expect(encryptAtRest("secret", "purpose", "owner", value)).not.toEqual(encrypted);
});

test("another secret, purpose or owner, or a changed byte, decrypts nothing", () => {
  expect(() => decryptAtRest("other", "purpose", "owner", encrypted)).toThrow();
  expect(() => decryptAtRest("secret", "other", "owner", encrypted)).toThrow();
  expect(() => decryptAtRest("secret", "purpose", "other", encrypted)).toThrow();
  for (const [place, byte] of encrypted.entries()) {
    const changed = Buffer.from(encrypted);
    changed[place] = byte ^ 1;
    expect(() => decryptAtRest("secret", "purpose", "owner", changed)).toThrow();
  }
});
