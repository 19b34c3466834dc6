import { expect, test } from "vitest";
import { decrypt, encrypt } from "./encrypted";

const secrets = ["een lang geheim"];

test("an encrypted value is unreadable and decrypts to the same value", async () => {
  const encrypted = await encrypt({ antwoord: "vaak" }, "proef", secrets);
  expect(encrypted).toMatch(/^[\w-]+(\.[\w-]*){4}$/);
  expect(Buffer.from(encrypted, "base64url").toString("latin1")).not.toContain("vaak");
  expect(await decrypt(encrypted, "proef", secrets)).toEqual({ antwoord: "vaak" });
});

test("encrypting the same value twice gives different texts", async () => {
  expect(await encrypt(1, "proef", secrets)).not.toBe(await encrypt(1, "proef", secrets));
});

test("an earlier secret still decrypts, a removed one does not", async () => {
  const encrypted = await encrypt(1, "proef", ["oud"]);
  expect(await decrypt(encrypted, "proef", ["nieuw", "oud"])).toBe(1);
  expect(await decrypt(encrypted, "proef", ["nieuw"])).toBeNull();
});

test("a value encrypted for one purpose cannot be decrypted for another", async () => {
  expect(await decrypt(await encrypt(1, "proef", secrets), "ander doel", secrets)).toBeNull();
});

test("invalid and tampered texts decrypt to null", async () => {
  const encrypted = await encrypt({ a: 1 }, "proef", secrets);
  const parts = encrypted.split(".");
  const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
  const tampered = [
    "",
    ".....",
    "%%%",
    encrypted.slice(0, -2),
    encrypted.slice(0, 40),
    [parts[0], parts[1], parts[2], `${parts[3]}A`, parts[4]].join("."),
    [none, ...parts.slice(1)].join("."),
    `${parts[0]}.${Buffer.from('{"a":2}').toString("base64url")}.`,
  ];
  for (const text of tampered) expect(await decrypt(text, "proef", secrets), text).toBeNull();
});
