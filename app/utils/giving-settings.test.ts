import { expect, test } from "vitest";
import { checkGivingSettings, givingSettings } from "./giving-settings";
import { readSettings } from "./settings";

const read = (environment: Record<string, string>) => readSettings(givingSettings, environment);
const live = { MOLLIE_KEY: "live_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM" };
const creditor = { GIFTS_CREDITOR_ID: "NL12 ZZZ 4019 7590 0000" };

test("a live key takes no money for a demo, nor under a made-up creditor's id", () => {
  expect(() => checkGivingSettings(read({ ...live, ...creditor }), true)).toThrow("MOLLIE_KEY=…");
  expect(() => checkGivingSettings(read(live), false)).toThrow("GIFTS_CREDITOR_ID");
  checkGivingSettings(read({ ...live, ...creditor }), false);
  checkGivingSettings(read({ MOLLIE_KEY: "test_1234567890" }), true);
});

test("an account is an IBAN, and a key one of the provider", () => {
  expect(read({ GIFTS_IBAN: "nl91 abna 0417 1643 00" }).iban).toBe("NL91ABNA0417164300");
  expect(() => read({ GIFTS_IBAN: "123456" })).toThrow("GIFTS_IBAN");
  expect(() => read({ MOLLIE_KEY: "geheim" })).toThrow("MOLLIE_KEY");
});
