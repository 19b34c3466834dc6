import { z } from "zod";
import { optionalText, returnFields, texts } from "~/utils/form-fields";
import { type Consent, consentTo, fullConsent, noConsent } from "~/utils/visitor-choices";

/** The fields of the consent forms; the choice 'deze' allows the embeds `deze` on one page. */
export const consentSchema = z.object({
  ...returnFields,
  keuze: optionalText,
  soort: texts,
  deze: texts,
});

type ConsentForm = z.output<typeof consentSchema>;

const chosen = new Map<string | undefined, (form: ConsentForm, before: Consent) => Consent>([
  ["alles", () => fullConsent],
  ["niets", () => noConsent],
  // Each ticked box submits its category.
  ["zelf", ({ soort }) => consentTo((category) => soort.includes(category))],
  // Allows marketing only and leaves the other categories unchanged.
  ["marketing", (_form, before) => ({ ...before, marketing: true })],
]);

/** The consent that results from a submitted form and the earlier consent; null for an unknown choice. */
export function chosenConsent(form: ConsentForm, before: Consent | null): Consent | null {
  return chosen.get(form.keuze)?.(form, before ?? noConsent) ?? null;
}
