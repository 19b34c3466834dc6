import { slug } from "~/utils/text";
import type { RegionListItem } from "./model";

export interface ProvinceRegions {
  /** '' for regions without a province. */
  province: string;
  /** In alphabetical order. */
  regions: RegionListItem[];
}

/** In alphabetical order; regions without a province come last. */
export function byProvince(regions: readonly RegionListItem[]): ProvinceRegions[] {
  const groups = new Map<string, RegionListItem[]>();
  for (const region of regions) {
    const province = region.province ?? "";
    groups.set(province, [...(groups.get(province) ?? []), region]);
  }
  const collator = new Intl.Collator("nl");
  return [...groups]
    .sort(([one], [other]) => Number(!one) - Number(!other) || collator.compare(one, other))
    .map(([province, items]) => ({
      province,
      regions: items.sort((one, other) => collator.compare(one.title, other.title)),
    }));
}

/** The regions of the province that a visitor typed, in any case, with or without accents and hyphens; or null. */
export function findProvince(regions: readonly RegionListItem[], term: string): ProvinceRegions | null {
  const key = provinceKey(term);
  return byProvince(regions).find(({ province }) => province && provinceKey(province) === key) ?? null;
}

function provinceKey(name: string): string {
  const key = slug(name).replace(/^provincie-/, "");
  return key === "friesland" ? "fryslan" : key;
}
