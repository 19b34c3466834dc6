import { type Consent, consentTo, fullConsent, noConsent } from "~/utils/visitor-choices";

/** Values of the field `keuze` in the consent forms. */
type ConsentChoice = "alles" | "niets" | "zelf" | "marketing";

const chosen: Record<ConsentChoice, (form: FormData, before: Consent) => Consent> = {
  alles: () => fullConsent,
  niets: () => noConsent,
  // Each ticked box submits its category.
  zelf: (form) => consentTo((category) => form.getAll("soort").includes(category)),
  // Allows marketing only and leaves the other categories unchanged.
  marketing: (_form, before) => ({ ...before, marketing: true }),
};

/** The consent that results from a submitted form and the earlier consent; null for an unknown choice. */
export function chosenConsent(form: FormData, before: Consent | null): Consent | null {
  const choice = form.get("keuze");
  return isChoice(choice) ? chosen[choice](form, before ?? noConsent) : null;
}

function isChoice(value: unknown): value is ConsentChoice {
  return typeof value === "string" && Object.hasOwn(chosen, value);
}
