import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { type FilterEvent, trackOn } from "~/utils/tracking";
import { type ActiveFilter, activeFilters, type VacancyOverview, vacancyAddress } from "./filter";
import { vacanciesSwap } from "./list";

/** The active filters, each a link to the list without it. */
export function FilterChips({ overview }: { overview: VacancyOverview }) {
  const { t } = useTranslation();
  const { path, filter, facets, unknownPlace } = overview;
  const active = activeFilters(filter);
  if (active.length === 0) return null;
  const labelOf = (chip: ActiveFilter) => {
    if (chip.kind === "search") return `‘${filter.search}’`;
    if (chip.kind === "place") {
      const { radius, place, typed } = filter;
      return place && !unknownPlace ? t("vacancies.filter.near", { radius, place }) : `‘${typed}’`;
    }
    const terms = facets.find(({ name }) => name === chip.facet)?.terms;
    // If the terms failed to load, the chip has the name of the facet.
    return terms?.find(({ id }) => id === chip.id)?.label ?? t(`vacancies.filter.${chip.facet}`);
  };
  return (
    <ul className="chips" aria-label={t("vacancies.filter.active")}>
      {active.map((chip) => (
        <li key={chip.kind === "term" ? `${chip.facet}-${chip.id}` : chip.kind}>
          <a
            className="chip"
            href={`${vacancyAddress(path, chip.without)}#${vacanciesSwap}`}
            {...trackOn(removeFilterEvent(chip, labelOf(chip)))}
          >
            <span className="vh">{t("vacancies.filter.remove")} </span>
            {labelOf(chip)}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="chip chip-clear" href={`${path}#${vacanciesSwap}`}>
          {t("vacancies.filter.clear")}
        </a>
      </li>
    </ul>
  );
}

const parameters = { search: "search", place: "zipcode" } as const;

function removeFilterEvent(chip: ActiveFilter, label: string): FilterEvent {
  const event = "remove_filter";
  return chip.kind === "term"
    ? { event, filter_name: chip.facet, filter_value: label }
    : { event, filter_name: parameters[chip.kind], filter_value: null };
}
