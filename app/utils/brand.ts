/** The three brands of the site, selected by host name (docs/decisions/0002-brand-by-host.md). */
export const brands = ["alzheimer", "samen", "dementie"] as const;
export type Brand = (typeof brands)[number];

export function isBrand(value: string): value is Brand {
  return brands.some((brand) => brand === value);
}
