import { z } from "zod";
import { items, pictureField, readTerm, termField, termItem, textField } from "./drupal-fields";
import { withKind } from "./field-kinds";
import { lenient, skipping } from "./lenient";

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
  lenient(items(termItem.extend({ field_icon: pictureField.catch(null) })), ([first], context) => {
    const term = first ? readTerm(first, context) : null;
    return first && term ? { ...term, icon: first.field_icon } : null;
  }),
);

/** All terms of a multi-value field; invalid terms are skipped. */
export const termsField = withKind("terms", items(z.unknown()).pipe(skipping(termSchema)));

/** A job title, with the length of its application form. Default: short. */
export const jobTitleField = withKind(
  "term",
  lenient(items(termItem.extend({ field_form_length: textField.catch(null) })), ([first], context) => {
    const term = first ? readTerm(first, context) : null;
    if (!first || !term) return null;
    const isLong = first.field_form_length === "long";
    return { ...term, formLength: isLong ? ("long" as const) : ("short" as const) };
  }),
);
