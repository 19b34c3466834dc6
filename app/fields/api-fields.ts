import { z } from "zod";
import { type Coordinates, latitudeSchema, longitudeSchema } from "./geo";
import { isLocalPath } from "./links";
import { textOfHtml } from "./rich-text";

/** Fields that several responses of the product API share (docs/backend-contract.md). */

/** An id, as a string. */
export const idText = z.union([z.string().min(1), z.int()]).transform(String);

/** The id of a node, as a number. */
export const nodeId = z.union([z.string().regex(/^\d{1,15}$/), z.int().nonnegative()]).transform(Number);

/** HTML or text, as plain text. */
const text = z.string().transform(textOfHtml);

/** Plain text; empty text is an error. */
export const requiredPlainText = text.pipe(z.string().min(1));

/** Plain text, or null without a text. */
export const optionalPlainText = text
  .nullish()
  .transform((value) => value || null)
  .catch(null);

/** The path of a page: `{ "Path": "/regios/tiel" }`. */
export const pathData = z.object({ Path: z.string().refine(isLocalPath, "is not a path") });

/** Latitude and longitude in degrees, each null when absent, invalid or abroad. */
export const coordinateFields = {
  Latitude: latitudeSchema.nullish().catch(null),
  Longitude: longitudeSchema.nullish().catch(null),
};

/** The point of an item, or null when a part is. */
export function readCoordinates(item: z.output<z.ZodObject<typeof coordinateFields>>): Coordinates | null {
  const { Latitude: latitude, Longitude: longitude } = item;
  return latitude == null || longitude == null ? null : { latitude, longitude };
}
