import { useTranslation } from "react-i18next";
import { SearchField } from "~/design/form/search-field";
import type { ResultCount } from "./model";

interface SearchPageFormProps {
  /** The address of the page. */
  action: string;
  /** The name of the search landmark. */
  label: string;
  /** The label of the search field. */
  question: string;
  term: string;
  /** What to search in, as values of a query parameter. */
  choice: {
    name: string;
    legend: string;
    value: string;
    /** The count is null when unknown. */
    options: readonly { value: string; label: string; count: ResultCount | null }[];
  };
  /** Name of the swap with the results; without one, each search loads a document. */
  swap?: string;
  /** Whether pages of the site are suggested while typing. */
  suggests?: boolean;
}

/** The form of a search page: a term and what to search in, as a GET form. */
export function SearchPageForm({
  action,
  label,
  question,
  term,
  choice,
  swap,
  suggests,
}: SearchPageFormProps) {
  const { t } = useTranslation();
  return (
    <form
      className="search-page"
      action={action}
      role="search"
      aria-label={label}
      data-swap-form={swap}
      // On return to the page, the form follows the address rather than the browser's saved input.
      autoComplete="off"
    >
      <label className="label" htmlFor="zoekterm">
        {question}
      </label>
      <SearchField
        id="zoekterm"
        defaultValue={term}
        button={t("search.button")}
        data-suggest={suggests || undefined}
      />
      {choice.options.length > 0 && (
        <fieldset>
          <legend className="label">{choice.legend}</legend>
          <div className="chipset">
            {choice.options.map(({ value, label, count }) => (
              <div className="choice" key={value}>
                <input
                  type="radio"
                  name={choice.name}
                  id={`${choice.name}-${value}`}
                  value={value}
                  defaultChecked={value === choice.value}
                  data-submit-on-change
                />
                <label htmlFor={`${choice.name}-${value}`}>
                  {label}
                  <span data-swap={swap}>{count && <Count {...count} />}</span>
                </label>
              </div>
            ))}
          </div>
        </fieldset>
      )}
    </form>
  );
}

/** '40+' for a full list, nothing for an empty one. */
function Count({ count, more }: ResultCount) {
  if (!more) return ` (${count})`;
  return count > 0 ? ` (${count}+)` : null;
}
