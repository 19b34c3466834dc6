import type { FormState } from "~/design/form/form-state";
import type { Preferences } from "../../../services/preferences/contract";

/** The forms of stored preferences. */
export function settingsForm({ blogVisibility, mails, approach }: Preferences): FormState {
  return {
    values: {
      blog: [blogVisibility],
      messages: [mails.messages],
      reactions: [mails.reactions],
      follows: [mails.follows],
      approach: [approach.purposes.length > 0 ? "ja" : "nee"],
      purposes: approach.purposes,
    },
    errors: {},
  };
}

/** The forms after one was rejected: that one as it was posted, also without ticks; the others as stored. */
export function rejectedSettings(stored: FormState, { values, errors }: FormState): FormState {
  const purposes = values.part?.includes("benaderen") ? [] : (stored.values.purposes ?? []);
  return { values: { ...stored.values, purposes, ...values }, errors };
}
