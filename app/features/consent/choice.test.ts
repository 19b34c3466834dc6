import { expect, test } from "vitest";
import { parseFieldsWithDefaults } from "~/.server/forms/parse-form";
import { type Consent, fullConsent, noConsent } from "~/utils/visitor-choices";
import { chosenConsent, consentSchema } from "./choice";

function formWith(...fields: [name: string, value: string][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return parseFieldsWithDefaults(consentSchema, form);
}

const only = (consent: Partial<Consent>): Consent => ({ ...noConsent, ...consent });

test("accepting or refusing all overrides the earlier consent", () => {
  expect(chosenConsent(formWith(["keuze", "alles"]), noConsent)).toEqual(fullConsent);
  expect(chosenConsent(formWith(["keuze", "niets"]), fullConsent)).toEqual(noConsent);
});

test("a custom choice allows exactly the ticked categories", () => {
  const form = formWith(["keuze", "zelf"], ["soort", "statistics"], ["soort", "preferences"]);
  expect(chosenConsent(form, fullConsent)).toEqual(only({ preferences: true, statistics: true }));
  expect(chosenConsent(formWith(["keuze", "zelf"]), fullConsent)).toEqual(noConsent);
  expect(chosenConsent(formWith(["keuze", "zelf"], ["soort", "alles"]), null)).toEqual(noConsent);
});

test("allowing marketing at an embed leaves the other categories unchanged", () => {
  const form = formWith(["keuze", "marketing"]);
  expect(chosenConsent(form, only({ statistics: true }))).toEqual(
    only({ statistics: true, marketing: true }),
  );
  expect(chosenConsent(form, null)).toEqual(only({ marketing: true }));
});

test.each([[], ["ja"], ["toString"], ["__proto__"], ["deze"]])("%j is not a choice", (...values) => {
  const form = formWith(...values.map((value): [string, string] => ["keuze", value]));
  expect(chosenConsent(form, fullConsent)).toBeNull();
});
