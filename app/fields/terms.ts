import { z } from "zod";
import { items, pictureField, termField, textField } from "./drupal-fields";
import { withKind } from "./field-kinds";

/** The vocabularies whose terms are listed, such as in filters. */
export type Vocabulary =
  | "activity_type"
  | "availability"
  | "durations"
  | "function_type"
  | "location_type"
  | "vrijwilligersactiviteit";

export interface Term {
  id: number;
  label: string;
  weight: number;
}

/** A term in the list of a vocabulary. */
export const termSchema = z.unknown().transform((json, context): Term => {
  const term = termField.safeParse([json]).data;
  if (term) return term;
  context.addIssue({ code: "custom", message: "is not a term" });
  return z.NEVER;
});

/** Sorts by ascending weight. */
export function byWeight(one: Term, other: Term): number {
  return one.weight - other.weight;
}

/** A term with an icon (vocabularies activity_type and ontmoetingsplek_type). */
export const iconTermField = withKind(
  "term",
  items(z.looseObject({ field_icon: pictureField.catch(null) })).transform((list) => {
    const term = termField.safeParse(list).data;
    return term ? { ...term, icon: list[0]?.field_icon ?? null } : null;
  }),
);

/** All terms of a multi-value field; invalid terms are skipped. */
export const termsField = withKind(
  "terms",
  items(z.unknown()).transform((list) => list.flatMap((item) => termField.safeParse([item]).data ?? [])),
);

/** A job title, with the length of its application form. Default: short. */
export const jobTitleField = withKind(
  "term",
  items(z.looseObject({ field_form_length: textField.catch(null) })).transform((list) => {
    const term = termField.safeParse(list).data;
    if (!term) return null;
    return {
      ...term,
      formLength: list[0]?.field_form_length === "long" ? ("long" as const) : ("short" as const),
    };
  }),
);
