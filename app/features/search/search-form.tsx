import { useTranslation } from "react-i18next";
import { SearchField } from "~/design/form/search-field";
import { type Pijler, pijlers, type ResultCount } from "./model";

interface SearchPageFormProps {
  term: string;
  pijler: Pijler;
  /** Number of results for each choice; null when unknown. */
  counts: Record<Pijler, ResultCount> | null;
  /** Name of the swap with the results. */
  swap: string;
}

/** The form of the search page: a term and what to search in, as a GET form. */
export function SearchPageForm({ term, pijler, counts, swap }: SearchPageFormProps) {
  const { t } = useTranslation();
  return (
    <form
      className="search-page"
      action="/zoeken"
      role="search"
      aria-label={t("search.inPage")}
      data-swap-form={swap}
      // On return to the page, the form follows the address rather than the browser's saved input.
      autoComplete="off"
    >
      <label className="label" htmlFor="zoekterm">
        {t("search.question")}
      </label>
      <SearchField id="zoekterm" defaultValue={term} button={t("search.button")} data-suggest />
      <fieldset>
        <legend className="label">{t("search.pijler.legend")}</legend>
        <div className="chipset">
          {pijlers.map((value) => (
            <div className="choice" key={value}>
              <input
                type="radio"
                name="pijler"
                id={`pijler-${value}`}
                value={value}
                defaultChecked={value === pijler}
                data-submit-on-change
              />
              <label htmlFor={`pijler-${value}`}>
                {t(`search.pijler.${value}`)}
                <span data-swap={swap}>{counts && <Count {...counts[value]} />}</span>
              </label>
            </div>
          ))}
        </div>
      </fieldset>
    </form>
  );
}

/** '40+' for a full list, nothing for an empty one. */
function Count({ count, more }: ResultCount) {
  if (!more) return ` (${count})`;
  return count > 0 ? ` (${count}+)` : null;
}
