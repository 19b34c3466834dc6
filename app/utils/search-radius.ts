/** How far from a place an activity may be, in kilometres (spec 001, section 9). */
export const activityRanges = [5, 10, 15, 25, 35, 50] as const;
export type ActivityRange = (typeof activityRanges)[number];

/** The farthest that can be asked for. */
export const widestRange: ActivityRange = 50;

/** Also that of the first call for types near a place. */
export const defaultRange: ActivityRange = 15;

/** Where the list is of one type of activity. */
export const defaultRangeByType: ActivityRange = 25;

/** The range of an address's query; what is none of the choices is the default. */
export function readRange(value: string | undefined, standard = defaultRange): ActivityRange {
  return activityRanges.find((range) => String(range) === value) ?? standard;
}
