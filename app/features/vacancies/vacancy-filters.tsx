import { useTranslation } from "react-i18next";
import { FoldedOnPhones } from "~/design/folded-on-phones";
import { PlaceField } from "~/design/form/place-field";
import { RadiusField } from "~/design/form/radius-field";
import {
  defaultVacancyRadius,
  type VacancyFacetChoices,
  type VacancyOverview,
  vacancyFacets,
} from "./filter";
import { vacanciesSwap } from "./list";

/** GET form to filter vacancies near a place; narrow windows fold radius, search term and the terms of each facet. */
export function VacancyFilters({ overview }: { overview: VacancyOverview }) {
  const { t } = useTranslation();
  const { path, filter, facets, unknownPlace } = overview;
  // The selection of a facet whose terms failed to load is kept in a hidden field.
  const hidden = vacancyFacets.filter(
    (name) => filter.ids[name].length > 0 && !facets.some((facet) => facet.name === name),
  );
  const isFiltered =
    filter.search !== "" ||
    filter.radius !== defaultVacancyRadius ||
    vacancyFacets.some((name) => filter.ids[name].length > 0);
  return (
    <form
      className="filters"
      action={path}
      role="search"
      aria-labelledby="filter-titel"
      data-swap-form={vacanciesSwap}
      autoComplete="off"
    >
      <h2 id="filter-titel">{t("vacancies.filter.title")}</h2>
      <PlaceField
        id="filter-zipcode"
        name="zipcode"
        typed={filter.typed}
        unknown={unknownPlace}
        hint={t("nearby.hint")}
        swap={vacanciesSwap}
        tracked
      />
      <FoldedOnPhones title={t("vacancies.filter.more")} open={isFiltered}>
        <RadiusField id="filter-range" name="range" radius={filter.radius} tracked />
        <div className="field">
          <label htmlFor="filter-search">{t("vacancies.filter.search")}</label>{" "}
          <span className="hint" id="filter-search-hint">
            {t("vacancies.filter.searchHint")}
          </span>
          <input
            id="filter-search"
            name="search"
            type="text"
            defaultValue={filter.search}
            maxLength={200}
            aria-describedby="filter-search-hint"
            data-filter="search"
          />
        </div>
        {facets.length > 0 && (
          <div className="expand">
            {facets.map((facet) => (
              <Facet key={facet.name} facet={facet} chosen={filter.ids[facet.name]} />
            ))}
          </div>
        )}
      </FoldedOnPhones>
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} value={filter.ids[name].join()} />
      ))}
      <button className="btn btn-wide" type="submit">
        {t("vacancies.filter.submit")}
      </button>
    </form>
  );
}

/** The terms of one facet, expanded if any is selected. */
function Facet({ facet: { name, terms }, chosen }: { facet: VacancyFacetChoices; chosen: number[] }) {
  const { t } = useTranslation();
  const label = t(`vacancies.filter.${name}`);
  return (
    <details open={chosen.length > 0}>
      <summary>
        {label}{" "}
        <span className="num" data-swap={vacanciesSwap}>
          {chosen.length > 0 && t("vacancies.filter.chosen", { count: chosen.length })}
        </span>
      </summary>
      <div className="in">
        <fieldset className="checks">
          <legend className="vh">{label}</legend>
          {terms.map((term) => (
            <div className="choice" key={term.id}>
              <input
                type="checkbox"
                id={`${name}-${term.id}`}
                name={name}
                value={term.id}
                defaultChecked={chosen.includes(term.id)}
                data-filter={name}
                data-filter-value={term.label}
              />
              <label htmlFor={`${name}-${term.id}`}>{term.label}</label>
            </div>
          ))}
        </fieldset>
      </div>
    </details>
  );
}
