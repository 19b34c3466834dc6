/** The choices for the search radius around a place, in kilometres. */
export const searchRadii = [5, 10, 15, 25, 35, 50] as const;
export type SearchRadius = (typeof searchRadii)[number];

export const maxRadius: SearchRadius = 50;

/** Also the radius of the call for activity types near a place. */
export const defaultRadius: SearchRadius = 15;

/** The default for activities of one type. */
export const defaultRadiusByType: SearchRadius = 25;

/** Reads the search radius from a query; a value that is not one of the choices is the fallback. */
export function readRadius(value: string | undefined, fallback = defaultRadius): SearchRadius {
  return searchRadii.find((radius) => String(radius) === value) ?? fallback;
}
