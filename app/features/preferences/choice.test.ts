import { expect, test } from "vitest";
import { parseFieldsWithDefaults } from "~/.server/forms/parse-form";
import { defaultChoices } from "~/utils/visitor-choices";
import { preferencesSchema, readPreferences } from "./choice";

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readPreferences(parseFieldsWithDefaults(preferencesSchema, form));
}

const defaults = { textSize: "normaal", lineSpacing: "normaal", calm: false };

test("valid choices are read", () => {
  expect(read({ tekst: "grootst", regels: "ruim", rust: "1" })).toEqual({
    textSize: "grootst",
    lineSpacing: "ruim",
    calm: true,
  });
});

test.each<Record<string, string>>([
  {},
  { tekst: "reusachtig", regels: "", rust: "ja" },
  { tekst: "groot&toestemming=1psm", regels: "ruim;" },
  { tekst: "grootst", regels: "ruim", rust: "1", standaard: "1" },
])("%j yields the defaults", (fields) => {
  expect(read(fields)).toEqual(defaults);
  expect(defaultChoices).toMatchObject(defaults);
});
