import type { FormState } from "~/design/form/form-state";
import { type Profile, profileItems } from "../../../services/profile/contract";

/** The form of a stored profile. */
export function profileForm({ health, visible, shared, ...items }: Profile): FormState {
  const one = (value: string | number | null | undefined) => (value ? [String(value)] : []);
  return {
    values: {
      visible: visible ? ["on"] : [],
      private: profileItems.filter((item) => !shared.includes(item)),
      biography: one(items.biography),
      province: one(items.province),
      birthYear: one(items.birthYear),
      gender: one(items.gender),
      relationship: one(health?.relationship),
      forms: health?.forms ?? [],
      phase: one(health?.phase),
      healthConsent: health ? ["on"] : [],
    },
    errors: {},
  };
}
