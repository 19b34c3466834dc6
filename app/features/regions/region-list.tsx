import { useTranslation } from "react-i18next";
import { CountryMap } from "./map/country-map";
import type { RegionListItem } from "./model";
import { byProvince } from "./provinces";
import { RegionLinks } from "./region-links";

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
              {byProvince(regions).map(({ province, regions }) => (
                <section key={province} aria-label={province || undefined}>
                  {province && <h3>{province}</h3>}
                  <RegionLinks regions={regions} />
                </section>
              ))}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
