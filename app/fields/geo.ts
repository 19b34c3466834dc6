import { z } from "zod";
import { items } from "./drupal-fields";
import { withKind } from "./field-kinds";

/** A place on earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A point on the map, in degrees (WGS 84). */
export interface GeoPoint {
  lat: number;
  lon: number;
}

const pointItem = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
});

/** The point a field holds (docs/backend-contract.md, kind 'geo'), or null for what is none. */
export const geoField = withKind(
  "geo",
  items(z.unknown()).transform(([first]): GeoPoint | null => {
    const point = pointItem.safeParse(first);
    return point.success ? point.data : null;
  }),
);
