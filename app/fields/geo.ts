import { z } from "zod";
import { items } from "./drupal-fields";
import { withKind } from "./field-kinds";

/** Coordinates in degrees (WGS 84). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const outside = "lies outside the Netherlands";

// Around the European Netherlands. A map that also shows 0,0, or latitude and longitude swapped, shows nothing else.
export const latitudeSchema = z.number().min(50.5, outside).max(53.8, outside);
export const longitudeSchema = z.number().min(3, outside).max(7.4, outside);

const pointItem = z.object({
  lat: z.coerce.number().pipe(latitudeSchema),
  lon: z.coerce.number().pipe(longitudeSchema),
});

/** The first point of a Drupal geofield (docs/backend-contract.md, kind 'geo'), or null when invalid or abroad. */
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
