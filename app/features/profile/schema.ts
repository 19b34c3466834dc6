import { z } from "zod";
import { message } from "~/utils/form-errors";
import { normalisedText } from "~/utils/plain-text";
import { dementiaForms, phases, relationships } from "../../../services/accounts/contract";
import {
  biographyLength,
  earliestBirthYear,
  genders,
  profileItems,
  provinces,
} from "../../../services/profile/contract";

/** One of a list; no choice, and what is not on the list, is null. */
const choice = <const Values extends readonly string[]>(values: Values) =>
  z
    .enum(values)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null);

export const profileSchema = z.object({
  visible: z.boolean().default(false),
  /** The items whose box 'do not share' is ticked. */
  private: z
    .array(z.enum(profileItems))
    .default([])
    .catch([...profileItems]),
  biography: z
    .string()
    .overwrite(normalisedText)
    .max(biographyLength, message("FieldTooLong"))
    .nullish()
    .transform((text) => text ?? null),
  relationship: choice(relationships),
  forms: z.array(z.enum(dementiaForms)).default([]).catch([]),
  phase: choice(phases),
  healthConsent: z.boolean().default(false),
  province: choice(provinces),
  birthYear: z
    .string()
    .trim()
    .regex(/^\d{4}$/, { error: message("InvalidYear"), abort: true })
    .transform(Number)
    .pipe(z.number().min(earliestBirthYear, message("InvalidYear")))
    .nullish()
    .transform((year) => year ?? null),
  gender: choice(genders),
});
