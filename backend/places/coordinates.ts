import { z } from "zod";

/** A point in the Netherlands, in degrees (WGS 84). */
export const coordinatesSchema = z.strictObject(
  {
    lat: z.number().min(50.7, "lies south of the Netherlands").max(53.7, "lies north of the Netherlands"),
    lon: z.number().min(3.3, "lies west of the Netherlands").max(7.3, "lies east of the Netherlands"),
  },
  "has to be coordinates: { lat: 51.887, lon: 5.429 }",
);
export type Coordinates = z.output<typeof coordinatesSchema>;

/** Great-circle distance in kilometres. */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  const radians = Math.PI / 180;
  const radiusOfEarth = 6371;
  const north = Math.sin(((other.lat - one.lat) * radians) / 2) ** 2;
  const east = Math.sin(((other.lon - one.lon) * radians) / 2) ** 2;
  const share = north + Math.cos(one.lat * radians) * Math.cos(other.lat * radians) * east;
  return 2 * radiusOfEarth * Math.asin(Math.sqrt(share));
}
