import { z } from "zod";
import { items, pictureField, termField, textField } from "./drupal-fields";
import { withKind } from "./field-kinds";

/** The vocabularies of which the site lists the terms (spec 001, section 3, 'Taxonomy term'). */
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

/** A term on its own, as the lists of vocabularies hold them. */
export const termSchema = z.unknown().transform((json, context): Term => {
  const term = termField.safeParse([json]).data;
  if (term) return term;
  context.addIssue({ code: "custom", message: "is not a term" });
  return z.NEVER;
});

/** Lightest first. */
export function byWeight(one: Term, other: Term): number {
  return one.weight - other.weight;
}

/** A term of which the visitor sees a drawing too (vocabularies activity_type and ontmoetingsplek_type). */
export const iconTermField = withKind(
  "term",
  items(z.looseObject({ field_icon: pictureField.catch(null) })).transform((list) => {
    const term = termField.safeParse(list).data;
    return term ? { ...term, icon: list[0]?.field_icon ?? null } : null;
  }),
);

/** The terms of a field that takes several, without those that cannot be read. */
export const termsField = withKind(
  "terms",
  items(z.unknown()).transform((list) => list.flatMap((item) => termField.safeParse([item]).data ?? [])),
);

/** How much the application form of a job title asks (spec 002, section 3: 'short or long'). */
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
