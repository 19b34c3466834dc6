import { z } from "zod";
import { reasonsOf, withChoice } from "./field-problems";

/** Decodes with `schema`, then with `read`. What `read` adds an issue about becomes null, and is reported. */
export function lenient<S extends z.ZodType, T>(
  schema: S,
  read: (value: z.output<S>, context: z.RefinementCtx) => T | null,
) {
  return schema.pipe(z.custom<z.output<S>>().transform(read).catch(null));
}

/** A list without the items that cannot be decoded, each of which is reported, and without undefined. */
export function skipping<S extends z.ZodType>(item: S) {
  const itemOrNone = item
    .transform((value) => [value])
    .optional()
    .transform((list) => list ?? [])
    .catch([]);
  return z.array(itemOrNone).transform((lists) => lists.flat());
}

/**
 * Decodes each value with the schema that `find` returns for it; none is an issue.
 * @param find returns undefined for a value of an unknown type
 */
export function chosen<S extends z.ZodType>(find: (json: unknown) => S | undefined) {
  const schema = z.unknown().transform((json, context): z.output<S> => {
    const decoded = find(json)?.safeParse(json);
    if (decoded?.success) return decoded.data;
    const message = decoded ? reasonsOf(decoded.error, json) : "has an unknown type";
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
  return withChoice(schema, find);
}
