import { expect, test } from "vitest";
import { decryptAtRest, encryptAtRest } from "./encrypt-at-rest";

const value = Buffer.from("a value");
const encrypted = encryptAtRest(["secret"], "purpose", "owner", value);

test("what was encrypted is decrypted with the same secret or with newer ones in front of it, for the same purpose and owner", () => {
  expect(decryptAtRest(["secret"], "purpose", "owner", encrypted)).toEqual(value);
  expect(decryptAtRest(["newer", "secret"], "purpose", "owner", encrypted)).toEqual(value);
  expect(encrypted.includes(value)).toBe(false);
  expect(encryptAtRest(["secret"], "purpose", "owner", value)).not.toEqual(encrypted);
});

test("another secret, purpose or owner, or a changed byte, decrypts nothing", () => {
  expect(decryptAtRest(["other"], "purpose", "owner", encrypted)).toBeNull();
  expect(decryptAtRest(["secret"], "other", "owner", encrypted)).toBeNull();
  expect(decryptAtRest(["secret"], "purpose", "other", encrypted)).toBeNull();
  for (const [place, byte] of encrypted.entries()) {
    const changed = Buffer.from(encrypted);
    changed[place] = byte ^ 1;
    expect(decryptAtRest(["secret"], "purpose", "owner", changed)).toBeNull();
  }
});
