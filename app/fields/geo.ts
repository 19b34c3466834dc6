import { z } from "zod";
import { items } from "./drupal-fields";
import { withKind } from "./field-kinds";

/** Coordinates in degrees (WGS 84). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const pointItem = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
});

/** The first point of a Drupal geofield (docs/backend-contract.md, kind 'geo'), or null when invalid. */
export const geoField = withKind(
  "geo",
  items(z.unknown())
    .transform(([first]) => first)
    .pipe(
      pointItem
        .transform(({ lat: latitude, lon: longitude }): Coordinates => ({ latitude, longitude }))
        .nullish()
        .transform((point) => point ?? null)
        .catch(null),
    ),
);
