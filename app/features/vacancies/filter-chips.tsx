import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { type FilterEvent, trackOn } from "~/utils/tracking";
import { type ChosenFilter, chosenFilters, type VacancyOverview, vacancyAddress } from "./filter";
import { vacancyRegion } from "./list";

/** What was chosen, each a link to the list without it. */
export function FilterChips({ overview }: { overview: VacancyOverview }) {
  const { t } = useTranslation();
  const { path, filter, facets, unknownPlace } = overview;
  const chosen = chosenFilters(filter);
  if (chosen.length === 0) return null;
  const labelOf = (one: ChosenFilter) => {
    if (one.kind === "search") return `‘${filter.search}’`;
    if (one.kind === "place") {
      const { range, place, typed } = filter;
      return place && !unknownPlace ? t("vacancies.filter.near", { range, place }) : `‘${typed}’`;
    }
    const terms = facets.find(({ name }) => name === one.facet)?.terms;
    // The names of a filter that could not be loaded are not known.
    return terms?.find(({ id }) => id === one.id)?.label ?? t(`vacancies.filter.${one.facet}`);
  };
  return (
    <ul className="chips" aria-label={t("vacancies.filter.active")}>
      {chosen.map((one) => (
        <li key={one.kind === "term" ? `${one.facet}-${one.id}` : one.kind}>
          <a
            className="chip"
            href={`${vacancyAddress(path, one.without)}#${vacancyRegion}`}
            {...trackOn(removed(one, labelOf(one)))}
          >
            <span className="vh">{t("vacancies.filter.remove")} </span>
            {labelOf(one)}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="chip chip-clear" href={`${path}#${vacancyRegion}`}>
          {t("vacancies.filter.clear")}
        </a>
      </li>
    </ul>
  );
}

const keys = { search: "search", place: "zipcode" } as const;

function removed(one: ChosenFilter, label: string): FilterEvent {
  const event = "remove_filter";
  return one.kind === "term"
    ? { event, filter_name: one.facet, filter_value: label }
    : { event, filter_name: keys[one.kind], filter_value: null };
}
