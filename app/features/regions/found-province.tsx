import { useTranslation } from "react-i18next";
import type { ProvinceRegions } from "./provinces";
import { RegionLinks } from "./region-links";

/** The regions of the province that a visitor searched for. */
export function FoundProvince({ province, regions }: ProvinceRegions) {
  const { t } = useTranslation();
  return (
    <section className="wrap section section-tight" aria-labelledby="in-provincie">
      <div className="callout callout-info">
        <h2 id="in-provincie">{t("region.overview.inProvince", { province })}</h2>
        <p>{t("region.overview.inProvinceText")}</p>
        <div className="provinces">
          <RegionLinks regions={regions} />
        </div>
      </div>
    </section>
  );
}
