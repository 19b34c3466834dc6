import { useTranslation } from "react-i18next";
import { PlaceField } from "~/design/form/place-field";
import { RadiusField } from "~/design/form/radius-field";
import { type VacancyFacetChoices, type VacancyOverview, vacancyFacets } from "./filter";
import { vacancyRegion } from "./list";

/** What to look for, as one GET form: words, a place with a distance, and several of each kind. */
export function VacancyFilters({ overview }: { overview: VacancyOverview }) {
  const { t } = useTranslation();
  const { path, filter, facets, unknownPlace } = overview;
  // A filter that could not be loaded keeps what was chosen of it.
  const hidden = vacancyFacets.filter(
    (name) => filter.ids[name].length > 0 && !facets.some((facet) => facet.name === name),
  );
  return (
    <form
      className="filters"
      action={path}
      role="search"
      aria-labelledby="filter-titel"
      data-swap-form={vacancyRegion}
      autoComplete="off"
    >
      <h2 id="filter-titel">{t("vacancies.filter.title")}</h2>
      <p className="to-results">
        <a href={`#${vacancyRegion}`}>{t("vacancies.filter.toResults")}</a>
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
        swap={vacancyRegion}
        tracked
      />
      <RadiusField id="filter-range" name="range" radius={filter.range} tracked />
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

/** The choices of one filter, open where something was chosen. */
function Facet({ facet: { name, terms }, chosen }: { facet: VacancyFacetChoices; chosen: number[] }) {
  const { t } = useTranslation();
  const label = t(`vacancies.filter.${name}`);
  return (
    <details open={chosen.length > 0}>
      <summary>
        {label}{" "}
        <span className="num" data-swap={vacancyRegion}>
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
