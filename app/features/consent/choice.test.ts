import { expect, test } from "vitest";
import { type Consent, fullConsent, noConsent } from "~/utils/visitor-choices";
import { chosenConsent } from "./choice";

function formWith(...fields: [name: string, value: string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const only = (consent: Partial<Consent>): Consent => ({ ...noConsent, ...consent });

test("yes is yes to everything, no is no to everything, whatever was agreed to before", () => {
  expect(chosenConsent(formWith(["keuze", "alles"]), noConsent)).toEqual(fullConsent);
  expect(chosenConsent(formWith(["keuze", "niets"]), fullConsent)).toEqual(noConsent);
});

test("a choice of one's own is what was ticked, and nothing else", () => {
  const form = formWith(["keuze", "zelf"], ["soort", "statistics"], ["soort", "preferences"]);
  expect(chosenConsent(form, fullConsent)).toEqual(only({ preferences: true, statistics: true }));
  expect(chosenConsent(formWith(["keuze", "zelf"]), fullConsent)).toEqual(noConsent);
  expect(chosenConsent(formWith(["keuze", "zelf"], ["soort", "alles"]), null)).toEqual(noConsent);
});

test("allowing marketing on the spot leaves the rest as it was", () => {
  const form = formWith(["keuze", "marketing"]);
  expect(chosenConsent(form, only({ statistics: true }))).toEqual(
    only({ statistics: true, marketing: true }),
  );
  expect(chosenConsent(form, null)).toEqual(only({ marketing: true }));
});

test.each([[], ["ja"], ["toString"], ["__proto__"], ["deze"]])("%j asks for nothing", (...values) => {
  const form = formWith(...values.map((value): [string, string] => ["keuze", value]));
  expect(chosenConsent(form, fullConsent)).toBeNull();
});
