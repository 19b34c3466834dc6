import { useTranslation } from "react-i18next";
import { SearchField } from "~/design/form/search-field";

interface RegionSearchFormProps {
  term: string;
  /** Id of the error message for this term. */
  problem?: string | undefined;
}

/** Form to find a region by postcode, place or name. */
export function RegionSearchForm({ term, problem }: RegionSearchFormProps) {
  const { t } = useTranslation();
  return (
    <form className="search-page" action="/regios" role="search" aria-label={t("region.overview.search")}>
      <label className="label" htmlFor="zoekterm">
        {t("region.overview.label")}
      </label>
      <p className="hint" id="zoekterm-uitleg">
        {t("region.overview.hint")}
      </p>
      <SearchField
        id="zoekterm"
        defaultValue={term}
        autoComplete="postal-code"
        maxLength={100}
        aria-describedby={problem ? `zoekterm-uitleg ${problem}` : "zoekterm-uitleg"}
        aria-invalid={problem ? true : undefined}
        button={t("region.overview.button")}
      />
    </form>
  );
}
