import { useTranslation } from "react-i18next";
import { Pagination } from "~/design/pagination";
import { itemIds } from "~/utils/pagination";
import { ContactRequestButton } from "./contact-request";
import { type VacancyOverview, vacancyAddress, vacancyFeedAddress } from "./filter";
import { FilterChips } from "./filter-chips";
import { vacanciesSwap } from "./list";
import { NoVacancies, VacanciesFailed } from "./no-vacancies";
import { VacancyCount, VacancyList } from "./vacancy-list";

/** The matching vacancies with pagination, the nearest ones outside the search radius, or alternatives. */
export function VacancyResults({ overview }: { overview: VacancyOverview }) {
  const { t } = useTranslation();
  const { path, filter, items, total, paging, failed, unknownPlace } = overview;
  const { page, count } = paging;
  if (failed) return <VacanciesFailed />;
  return (
    <>
      {total === 0 ? (
        <>
          <FilterChips overview={overview} />
          <NoVacancies overview={overview} />
        </>
      ) : (
        <>
          <h2 className="result-title" data-announce>
            <VacancyCount total={total} place={filter.place} radius={filter.radius} />
            {count > 1 && t("overview.ofPages", { page, count })}
          </h2>
          <FilterChips overview={overview} />
          <VacancyList items={items} idOf={itemIds(vacanciesSwap, paging)} />
          <Pagination
            paging={paging}
            items={t("vacancies.items")}
            address={vacancyAddress(path, filter)}
            anchor={vacanciesSwap}
          />
        </>
      )}
      <Farther overview={overview} />
      <Anywhere overview={overview} />
      {!unknownPlace && (
        <p className="follow">
          <a href={vacancyFeedAddress(filter)} type="application/rss+xml">
            {t("vacancies.follow")}
          </a>
        </p>
      )}
      {total > 0 && (
        <div className="callout callout-info">
          <h3>{t("vacancies.nothingFits.title")}</h3>
          <p>{t("vacancies.nothingFits.text")}</p>
          <ContactRequestButton variant="second" />
        </div>
      )}
    </>
  );
}

function Farther({ overview: { path, filter, farther } }: { overview: VacancyOverview }) {
  const { t } = useTranslation();
  if (!farther) return null;
  const { radius, items, total } = farther;
  const address = vacancyAddress(path, { ...filter, radius });
  return (
    <section className="farther" aria-labelledby="verder-weg">
      <h2 id="verder-weg">{t("vacancies.farther.title")}</h2>
      <VacancyList items={items} />
      <p>
        <a className="more" href={`${address}#${vacanciesSwap}`}>
          {t("vacancies.farther.all", { count: total, radius })}
        </a>
      </p>
    </section>
  );
}

/** Of the work without a place of its own, the number that is not behind 'Toon ook'. */
const shownAnywhere = 3;

/** Work without a place of its own, under the work near a place; on the first page only. */
function Anywhere({ overview: { anywhere, paging } }: { overview: VacancyOverview }) {
  const { t } = useTranslation();
  if (anywhere.length === 0 || paging.page > 1) return null;
  const others = anywhere.slice(shownAnywhere);
  return (
    <section className="farther" aria-labelledby="overal">
      <h2 id="overal">{t("vacancies.anywhere", { count: anywhere.length })}</h2>
      <VacancyList items={anywhere.slice(0, shownAnywhere)} />
      {others.length > 0 && (
        <div className="expand">
          <details>
            <summary>{t("vacancies.anywhereOthers", { count: others.length })}</summary>
            <div className="in">
              <VacancyList items={others} />
            </div>
          </details>
        </div>
      )}
    </section>
  );
}
