import { readFileSync } from "node:fs";
import { isDeepStrictEqual, parseEnv } from "node:util";
import { expect, test } from "vitest";
import { listSettings } from "~/utils/settings";
import { configSchema, parseConfig } from "./config";

const settings = listSettings(configSchema);

// With a secret the parser generates none in the data folder.
const secret = { SESSION_SECRET: "een lang geheim van een toets" };
const defaults = parseConfig(secret);

/** Of every setting, its example or one of these is valid and differs from its default. */
const otherValues = ["1", "samen", "debug", "/elders", "/geheugentest/elders", "https://elders.example.nl"];

/** Whether the value is valid and changes the configuration. */
function changesConfig(key: string, value: string): boolean {
  try {
    return !isDeepStrictEqual(parseConfig({ ...secret, [key]: value }), defaults);
  } catch {
    return false;
  }
}

test("no two settings have the same key", () => {
  const keys = settings.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(settings)("$key has a valid example", ({ key, example }) => {
  expect(example).toMatch(/\S/);
  expect(() => parseConfig({ ...secret, [key]: example })).not.toThrow();
});

test.each(settings)("$key is read", ({ key, example }) => {
  expect([example, ...otherValues].some((value) => changesConfig(key, value))).toBe(true);
});

test.each(settings.filter(({ key }) => /SECRET|AUTH|TOKEN|PASSWORD/.test(key)))(
  "$key is secret",
  (setting) => {
    expect(setting.secret).toBe(true);
  },
);

test("the values of .env.example are the defaults", () => {
  const documented = parseEnv(readFileSync(".env.example", "utf8"));
  expect(Object.keys(documented).sort()).toEqual(settings.map(({ key }) => key).sort());
  expect(parseConfig({ ...documented, ...secret })).toEqual(defaults);
});
