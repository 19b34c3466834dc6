import { z } from "zod";
import { textField } from "./drupal-fields";

/** The values that a field permits; every other one counts as `otherwise`. */
interface Choices {
  values: readonly (string | number)[];
  /** Null: as an empty field. */
  otherwise: string | number | null;
}

const choices = new WeakMap<z.core.$ZodType, Choices>();

/** Registers the permitted values of a field with its decoder. */
export function withChoices<S extends z.ZodType>(decoder: S, permitted: Choices): S {
  choices.set(decoder, permitted);
  return decoder;
}

/** One of a fixed set of values; another one is an issue that names the set. */
export function permitted<const C extends string | number>(values: readonly C[]) {
  return z.literal(values, { error: `is not one of ${values.join(", ")}` });
}

/** A text of a fixed set; `otherwise` where it is empty, and where it has another value, which is reported. */
export function choiceField<const C extends string, const O extends string | null>(
  values: readonly C[],
  otherwise: O,
) {
  const decoder = textField
    .pipe(permitted(values).nullable().catch(null))
    .transform((value): C | O => value ?? otherwise);
  return withChoices(decoder, { values, otherwise });
}

const mediaWidths = { "33": 33, "50": 50, "100": 100 } as const;

/** Width of a picture in percent of its column: 50, 33 or 100 (the default). */
export const mediaWidthField = withChoices(
  choiceField(["33", "50", "100"], "100").transform((width) => mediaWidths[width]),
  { values: ["33", "50", "100"], otherwise: "100" },
);

function choicesOf(decoder: z.core.$ZodType): Choices | undefined {
  const registered = choices.get(decoder);
  if (registered || !(decoder instanceof z.ZodCatch)) return registered;
  return choicesOf(decoder.unwrap());
}

/** The fields of a node or paragraph that permit certain values only, by name without `field_`. */
export function choiceTable(decoder: z.core.$ZodType): Map<string, Choices> {
  if (decoder instanceof z.ZodPipe) return choiceTable(decoder.in);
  if (!(decoder instanceof z.ZodObject)) return new Map();
  return new Map(
    Object.entries(decoder.shape).flatMap(([name, field]) => {
      const permitted = choicesOf(field);
      return permitted ? [[name.replace(/^field_/, ""), permitted] as const] : [];
    }),
  );
}
