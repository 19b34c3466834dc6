import { z } from "zod";
import { items } from "./drupal-fields";
import { withKind } from "./field-kinds";

/** Coordinates in degrees (WGS 84). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Coordinates with the names of Drupal's geofield, in degrees (WGS 84). */
export interface GeoPoint {
  lat: number;
  lon: number;
}

const pointItem = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
});

/** The first point of a field (docs/backend-contract.md, kind 'geo'), or null when invalid. */
export const geoField = withKind(
  "geo",
  items(z.unknown()).transform(([first]): GeoPoint | null => {
    const point = pointItem.safeParse(first);
    return point.success ? point.data : null;
  }),
);
