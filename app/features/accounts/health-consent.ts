import type { FormError } from "~/utils/form-errors";

/** The version of the text of the consent, kept with it. */
export const healthConsentVersion = "2026-11";

/** An answer about health without the consent to keep it is an error. */
export function missingHealthConsent(
  typed: Readonly<Record<string, unknown>>,
): Partial<Record<string, FormError>> {
  const { relationship, forms, phase, healthConsent } = typed;
  const isFilled = Boolean(relationship || phase || (Array.isArray(forms) ? forms.length > 0 : forms));
  return isFilled && !healthConsent ? { healthConsent: "ConsentMissing" } : {};
}
