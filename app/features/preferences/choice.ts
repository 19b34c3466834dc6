import { z } from "zod";
import { optionalText } from "~/utils/form-fields";
import { defaultChoices, lineSpacings, textSizes, type VisitorChoices } from "~/utils/visitor-choices";

export type ReadingPreferences = Pick<VisitorChoices, "textSize" | "lineSpacing" | "calm">;

/** The fields of /weergave; invalid and missing ones get their defaults. */
export const preferencesSchema = z.object({
  tekst: z.enum(textSizes).catch(defaultChoices.textSize),
  regels: z.enum(lineSpacings).catch(defaultChoices.lineSpacing),
  rust: optionalText,
  /** The button that restores the defaults. */
  standaard: optionalText,
  terug: optionalText,
});

/** Reading preferences from the form of /weergave. */
export function readPreferences(form: z.output<typeof preferencesSchema>): ReadingPreferences {
  const { textSize, lineSpacing, calm } = defaultChoices;
  if (form.standaard !== undefined) return { textSize, lineSpacing, calm };
  return { textSize: form.tekst, lineSpacing: form.regels, calm: form.rust === "1" };
}
