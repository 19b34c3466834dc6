import { type Consent, consentTo, fullConsent, noConsent } from "~/utils/visitor-choices";

/** What a form about cookies can ask for, in its field `keuze`. */
type ConsentChoice = "alles" | "niets" | "zelf" | "marketing";

const chosen: Record<ConsentChoice, (form: FormData, before: Consent) => Consent> = {
  alles: () => fullConsent,
  niets: () => noConsent,
  // Each box that is ticked sends its category.
  zelf: (form) => consentTo((category) => form.getAll("soort").includes(category)),
  // Allowed on the spot, at something that needs it: says nothing of the other categories.
  marketing: (_form, before) => ({ ...before, marketing: true }),
};

/** The consent that a form asks for, given what the visitor agreed to before; null where it asks for nothing known. */
export function chosenConsent(form: FormData, before: Consent | null): Consent | null {
  const choice = form.get("keuze");
  return isChoice(choice) ? chosen[choice](form, before ?? noConsent) : null;
}

function isChoice(value: unknown): value is ConsentChoice {
  return typeof value === "string" && Object.hasOwn(chosen, value);
}
