import { z } from "zod";
import { type Address, addressField } from "./addresses";
import type { Coordinates } from "./geo";
import { isOwnPath } from "./links";
import { plainText } from "./rich-text";

/** Fields that several answers of the product API share (docs/backend-contract.md). */

/** An id as a text. */
export const idText = z.union([z.string().min(1), z.int()]).transform(String);

/** The id of a node. */
export const nodeId = z.union([z.string().regex(/^\d{1,15}$/), z.int().nonnegative()]).transform(Number);

/** A title or an introduction, as plain text. */
const words = z.string().transform(plainText);

/** Words that have to be there. */
export const requiredPlainText = words.pipe(z.string().min(1));

/** Words, or null where there are none. */
export const optionalPlainText = words
  .nullish()
  .transform((text) => text || null)
  .catch(null);

/** Where a page is: `{ "Path": "/regios/tiel" }`. */
export const pathData = z.object({ Path: z.string().refine(isOwnPath, "is not a path") });

/** An address in Drupal's fields, alone instead of in a list; null where there is none. */
export const apiAddress = z
  .unknown()
  .optional()
  .transform((item): Address | null => addressField.safeParse(item ? [item] : []).data ?? null);

const coordinates = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** Latitude and longitude of one item, or null where it has no place on the map. */
export function readCoordinates(item: { Latitude?: unknown; Longitude?: unknown }): Coordinates | null {
  return coordinates.safeParse({ latitude: item.Latitude, longitude: item.Longitude }).data ?? null;
}
