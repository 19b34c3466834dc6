import { useTranslation } from "react-i18next";
import { regionAnchors } from "~/domain/region-parts";

/** The way to the volunteer work near a place; what was typed there is known on that screen too. */
export function RegionVacancies({ place }: { place: string | null }) {
  const { t } = useTranslation();
  const query = place ? `?${new URLSearchParams({ zipcode: place })}` : "";
  return (
    <section className="section tint" id={regionAnchors.vacancies} aria-labelledby="vacatures-titel">
      <div className="wrap">
        <div className="section-head">
          <h2 id="vacatures-titel">{t("region.vacancies.title")}</h2>
          <p>{t("region.vacancies.text")}</p>
        </div>
        <p>
          <a className="btn" href={`/vrijwilligerswerk${query}`}>
            {t("region.vacancies.link")}
          </a>
        </p>
      </div>
    </section>
  );
}
