import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";

interface SearchFormProps {
  /** The name of the form. */
  title: string;
  label: string;
  hint?: string;
  search: string;
  token: string;
}

/** Searches persons. It posts to its own page, so that no name stands in an address. */
export function SearchForm({ title, label, hint, search, token }: SearchFormProps) {
  const { t } = useTranslation();
  return (
    <form method="post" role="search" aria-label={title}>
      <FormField id="zoek" label={label} hint={hint}>
        {(attributes) => (
          <input
            {...attributes}
            name="zoek"
            type="text"
            defaultValue={search}
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="off"
          />
        )}
      </FormField>
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className="btn" type="submit">
          {t("search.button")}
        </button>
      </div>
    </form>
  );
}
