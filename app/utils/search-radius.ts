/** How far from a place an activity may be, in kilometres (spec 001, section 9). */
export const searchRadii = [5, 10, 15, 25, 35, 50] as const;
export type SearchRadius = (typeof searchRadii)[number];

/** The farthest that can be asked for. */
export const maxRadius: SearchRadius = 50;

/** Also that of the first call for types near a place. */
export const defaultRadius: SearchRadius = 15;

/** Where the list is of one type of activity. */
export const defaultRadiusByType: SearchRadius = 25;

/** The range of an address's query; what is none of the choices is the default. */
export function readRadius(value: string | undefined, standard = defaultRadius): SearchRadius {
  return searchRadii.find((range) => String(range) === value) ?? standard;
}
