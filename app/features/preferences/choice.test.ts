import { expect, test } from "vitest";
import { defaultChoices } from "~/utils/visitor-choices";
import { readPreferences } from "./choice";

function chosen(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readPreferences(form);
}

const asForEveryone = { textSize: "normaal", lineSpacing: "normaal", calm: false };

test("what was chosen is taken", () => {
  expect(chosen({ tekst: "grootst", regels: "ruim", rust: "1" })).toEqual({
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
])("of %j nothing is other than for everyone", (fields) => {
  expect(chosen(fields)).toEqual(asForEveryone);
  expect(defaultChoices).toMatchObject(asForEveryone);
});
