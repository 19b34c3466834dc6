import { expect, test } from "vitest";
import { base32, codeOfStep, findStep } from "./totp";

const secret = Buffer.from("12345678901234567890");

test("codes are those of RFC 6238, with six digits", () => {
  const codes: [seconds: number, code: string][] = [
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ];
  for (const [seconds, code] of codes) expect(codeOfStep(secret, Math.floor(seconds / 30))).toBe(code);
});

test("the secret is in base 32, as RFC 4648 has it without padding", () => {
  const texts = {
    "": "",
    f: "MY",
    fo: "MZXQ",
    foo: "MZXW6",
    foob: "MZXW6YQ",
    fooba: "MZXW6YTB",
    foobar: "MZXW6YTBOI",
  };
  for (const [text, encoded] of Object.entries(texts)) expect(base32(Buffer.from(text))).toBe(encoded);
});

test("a code works in its own step, and one before or after it, but never again", () => {
  const step = 40_000_000;
  const code = codeOfStep(secret, step);
  const at = (steps: number) => new Date((step + steps) * 30_000);
  const found = [-2, -1, 0, 1, 2].map((steps) => findStep(secret, code, at(steps), 0));
  expect(found).toEqual([null, step, step, step, null]);
  expect(findStep(secret, code, at(0), step - 1)).toBe(step);
  expect(findStep(secret, code, at(0), step)).toBeNull();
  for (const typed of ["", "12345", `${code}0`, "abcdef"])
    expect(findStep(secret, typed, at(0), 0)).toBeNull();
});
