import { useTranslation } from "react-i18next";
import { Pagination } from "~/design/pagination";
import {
  ContactRequestButton,
  defaultVacancyRadius,
  overviewNear,
  VacanciesFailed,
  VacancyCount,
  VacancyList,
} from "~/features/vacancies/public";
import { itemIds, pagingNames } from "~/utils/pagination";
import { regionAnchors } from "./anchors";
import { type Part, type RegionVacancyList, vacanciesPageName } from "./parts";

interface RegionVacanciesProps {
  vacancies: Part<RegionVacancyList>;
  /** Place for the link to the overview: the typed place, or the town of the region. */
  place: string | null;
}

/** Vacancies of a region or near a place, with pagination and a link to the overview. */
export function RegionVacancies({ vacancies, place }: RegionVacanciesProps) {
  const { t } = useTranslation();
  const id = regionAnchors.vacancies;
  return (
    <section className="section tint" id={id} aria-labelledby={`${id}-titel`}>
      <div className="wrap">
        <div className="section-head">
          <h2 id={`${id}-titel`}>{t("region.vacancies.title")}</h2>
          <p>{t("region.vacancies.text")}</p>
        </div>
        <div data-swap={id} data-query-names={pagingNames(vacanciesPageName).join(" ")}>
          {vacancies === null ? <VacanciesFailed heading="h3" /> : <FoundVacancies vacancies={vacancies} />}
        </div>
        <p className="section-foot">
          <a className="btn" href={overviewNear(place)}>
            {t("region.vacancies.link")}
          </a>
        </p>
      </div>
    </section>
  );
}

function FoundVacancies({ vacancies: { items, total, paging, place } }: { vacancies: RegionVacancyList }) {
  const { t } = useTranslation();
  if (total === 0) {
    return (
      <div className="empty">
        <h3 data-announce>
          {place
            ? t("vacancies.none.titleNear", { radius: defaultVacancyRadius, place })
            : t("region.vacancies.none")}
        </h3>
        <p>{t("vacancies.none.text")}</p>
        <ContactRequestButton variant="second" />
      </div>
    );
  }
  return (
    <>
      <p className="result-count" data-announce>
        <VacancyCount total={total} place={place} radius={defaultVacancyRadius} />
        {paging.count > 1 && t("overview.ofPages", { page: paging.page, count: paging.count })}
      </p>
      <VacancyList items={items} idOf={itemIds(regionAnchors.vacancies, paging)} wide />
      <Pagination
        paging={paging}
        items={t("vacancies.items")}
        name={vacanciesPageName}
        anchor={regionAnchors.vacancies}
      />
    </>
  );
}
