import { useTranslation } from "react-i18next";

interface SearchFormProps {
  /** Unique on the page. */
  id: string;
  /** Shows the label above the field; otherwise it is for screen readers only. */
  label?: string;
  value?: string;
  /** Name of the search landmark, where a page has more than one. */
  name?: string;
}

/** Search as a GET form; the field is never required. */
export function SearchForm({ id, label, value, name }: SearchFormProps) {
  const { t } = useTranslation();
  const field = (
    <>
      <input
        id={id}
        name="zoekterm"
        type="search"
        defaultValue={value}
        autoComplete="off"
        maxLength={200}
        data-suggest
      />
      <button className="btn" type="submit">
        {t("search.button")}
      </button>
    </>
  );
  if (label) {
    return (
      <form action="/zoeken" role="search" aria-label={name}>
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <div className="search">{field}</div>
      </form>
    );
  }
  return (
    <form className="search" action="/zoeken" role="search" aria-label={name}>
      <label className="vh" htmlFor={id}>
        {t("search.label")}
      </label>
      {field}
    </form>
  );
}
