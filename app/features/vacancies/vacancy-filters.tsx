import { useTranslation } from "react-i18next";
import { PlaceField } from "~/design/form/place-field";
import { RadiusField } from "~/design/form/radius-field";
import { type VacancyFacetChoices, type VacancyOverview, vacancyFacets } from "./filter";
import { vacanciesSwap } from "./list";

/** GET form to filter vacancies by search term, place with search radius, and terms of each facet. */
export function VacancyFilters({ overview }: { overview: VacancyOverview }) {
  const { t } = useTranslation();
  const { path, filter, facets, unknownPlace } = overview;
  // The selection of a facet whose terms failed to load is kept in a hidden field.
  const hidden = vacancyFacets.filter(
    (name) => filter.ids[name].length > 0 && !facets.some((facet) => facet.name === name),
  );
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
      <p className="to-results">
        <a href={`#${vacanciesSwap}`}>{t("vacancies.filter.toResults")}</a>
      </p>
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
      <PlaceField
        id="filter-zipcode"
        name="zipcode"
        typed={filter.typed}
        unknown={unknownPlace}
        hint={t("nearby.hint")}
        swap={vacanciesSwap}
        tracked
      />
      <RadiusField id="filter-range" name="range" radius={filter.radius} tracked />
      {facets.length > 0 && (
        <div className="expand">
          {facets.map((facet) => (
            <Facet key={facet.name} facet={facet} chosen={filter.ids[facet.name]} />
          ))}
        </div>
      )}
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
