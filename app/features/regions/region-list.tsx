import { useTranslation } from "react-i18next";
import { CountryMap } from "./map/country-map";
import type { RegionListItem } from "./model";

interface RegionListProps {
  /** Null if the list failed to load, empty if the product API has no such list. */
  regions: RegionListItem[] | null;
}

/** All regions by province, with a map. */
export function RegionList({ regions }: RegionListProps) {
  const { t } = useTranslation();
  if (regions?.length === 0) return null;
  return (
    <section className="section" id="afdelingen" aria-labelledby="afdelingen-titel">
      <div className="wrap">
        <div className="section-head">
          <h2 id="afdelingen-titel">{t("region.overview.all")}</h2>
          <p>
            {regions === null
              ? t("region.overview.failed")
              : t("region.overview.count", { count: regions.length })}
          </p>
        </div>
        {regions !== null && (
          <div className="map-and-list with-map">
            <div className="map-column">
              <CountryMap
                markers={regions.flatMap(({ title, url, province, coordinates }) =>
                  coordinates ? [{ title, url, province, ...coordinates }] : [],
                )}
              />
              <p className="hint">{t("region.overview.map")}</p>
            </div>
            <div className="provinces">
              {byProvince(regions).map(([province, items]) => (
                <section key={province} aria-label={province || undefined}>
                  {province && <h3>{province}</h3>}
                  <ul className="plain">
                    {items.map(({ id, title, url }) => (
                      <li key={id}>
                        <a href={url}>{shortName(title)}</a>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

/** Hides the prefix 'Afdeling', which the title of the list already has, from view but not from screen readers. */
function shortName(title: string) {
  const [, prefix, name] = /^(afdeling )(.+)$/i.exec(title) ?? [];
  if (!prefix) return title;
  return (
    <>
      <span className="vh">{prefix}</span>
      {name}
    </>
  );
}

/** In alphabetical order; regions without a province come last, under an empty name. */
function byProvince(regions: RegionListItem[]): [province: string, items: RegionListItem[]][] {
  const groups = new Map<string, RegionListItem[]>();
  for (const region of regions) {
    const province = region.province ?? "";
    groups.set(province, [...(groups.get(province) ?? []), region]);
  }
  const collator = new Intl.Collator("nl");
  const sorted = [...groups].sort(
    ([one], [other]) => Number(!one) - Number(!other) || collator.compare(one, other),
  );
  return sorted.map(([province, items]) => [
    province,
    items.sort((one, other) => collator.compare(one.title, other.title)),
  ]);
}
