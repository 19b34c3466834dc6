import { z } from "zod";

/**
 * An object of which every field is optional. One with only other fields is another document, such as an error, which
 * must not replace the outage copy.
 */
export function recognisedObject<S extends z.ZodRawShape>(fields: S) {
  const names = Object.keys(fields);
  return z
    .looseObject({})
    .refine((json) => isEmpty(json) || names.some((name) => name in json), `has none of ${names.join(", ")}`)
    .pipe(z.object(fields));
}

function isEmpty(json: object): boolean {
  return Object.keys(json).length === 0;
}
