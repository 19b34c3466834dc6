import { expect, test } from "vitest";
import { decrypt, encrypt } from "./encrypted";

const secrets = ["een lang geheim"];

test("what was sealed is read back, and says nothing to who looks at it", async () => {
  const sealed = await encrypt({ antwoord: "vaak" }, "proef", secrets);
  expect(sealed).toMatch(/^[\w-]+(\.[\w-]*){4}$/);
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("vaak");
  expect(await decrypt(sealed, "proef", secrets)).toEqual({ antwoord: "vaak" });
});

test("the same value is another text each time", async () => {
  expect(await encrypt(1, "proef", secrets)).not.toBe(await encrypt(1, "proef", secrets));
});

test("an earlier secret still opens, a forgotten one does not", async () => {
  const sealed = await encrypt(1, "proef", ["oud"]);
  expect(await decrypt(sealed, "proef", ["nieuw", "oud"])).toBe(1);
  expect(await decrypt(sealed, "proef", ["nieuw"])).toBeNull();
});

test("what one purpose sealed no other opens", async () => {
  expect(await decrypt(await encrypt(1, "proef", secrets), "ander doel", secrets)).toBeNull();
});

test("whatever was not sealed by us is nothing", async () => {
  const sealed = await encrypt({ a: 1 }, "proef", secrets);
  const parts = sealed.split(".");
  const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
  const tampered = [
    "",
    ".....",
    "%%%",
    sealed.slice(0, -2),
    sealed.slice(0, 40),
    [parts[0], parts[1], parts[2], `${parts[3]}A`, parts[4]].join("."),
    [none, ...parts.slice(1)].join("."),
    `${parts[0]}.${Buffer.from('{"a":2}').toString("base64url")}.`,
  ];
  for (const text of tampered) expect(await decrypt(text, "proef", secrets), text).toBeNull();
});
