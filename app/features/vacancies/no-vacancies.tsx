import { useTranslation } from "react-i18next";
import { HelplineLink } from "~/design/helpline-link";
import { ContactRequestButton } from "./contact-request";
import { type VacancyOverview, vacancyAddress } from "./filter";

/** Empty state: offers a contact request and other ways to search. */
export function NoVacancies({ overview: { path, filter, unknownPlace } }: { overview: VacancyOverview }) {
  const { t } = useTranslation();
  const { typed, place, radius } = filter;
  const withoutPlace = vacancyAddress(path, { ...filter, typed: "", place: null });
  if (unknownPlace) {
    return (
      <div className="empty">
        <h2 data-announce>{t("vacancies.none.titleUnknown", { typed })}</h2>
        <p>{t("vacancies.none.textUnknown")}</p>
        <ul>
          <li>
            <a href={withoutPlace}>{t("vacancies.none.without")}</a>
          </li>
        </ul>
      </div>
    );
  }
  return (
    <div className="empty">
      <h2 data-announce>
        {place ? t("vacancies.none.titleNear", { radius, place }) : t("vacancies.none.title")}
      </h2>
      <p>{t("vacancies.none.text")}</p>
      <ContactRequestButton />
      <ul>
        {place && (
          <li>
            <a href={withoutPlace}>{t("vacancies.none.without")}</a>
          </li>
        )}
        <li>
          <a href={path}>{t("vacancies.none.clear")}</a>
        </li>
        <li>
          {t("vacancies.none.call")} <HelplineLink />
        </li>
      </ul>
    </div>
  );
}

/** Error state for a list that failed to load, distinct from the empty state. */
export function VacanciesFailed({ heading: Heading = "h2" }: { heading?: "h2" | "h3" }) {
  const { t } = useTranslation();
  return (
    <div className="empty">
      <Heading data-announce>{t("vacancies.failed.title")}</Heading>
      <p>{t("vacancies.failed.text")}</p>
      <HelplineLink className="phone" />
    </div>
  );
}
