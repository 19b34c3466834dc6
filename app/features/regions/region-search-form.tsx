import { useTranslation } from "react-i18next";
import { SearchField } from "~/design/form/search-field";
import { Icon } from "~/design/icons/icon";

interface RegionSearchFormProps {
  term: string;
  /** Why there is no region for this term. */
  problem?: "none" | "failed" | null;
}

/** Form to find a region by postcode, place or name. What went wrong is on the field, which the site script focuses. */
export function RegionSearchForm({ term, problem = null }: RegionSearchFormProps) {
  const { t } = useTranslation();
  return (
    <form className="search-page" action="/regios" role="search" aria-label={t("region.overview.search")}>
      <label className="label" htmlFor="zoekterm">
        {t("region.overview.label")}
      </label>
      <p className="hint" id="zoekterm-uitleg">
        {t("region.overview.hint")}
      </p>
      {problem && (
        <p className="error" id="zoekterm-error">
          <Icon name="error" />
          {problem === "none" ? t("region.overview.noneTitle", { term }) : t("region.overview.failedTitle")}
        </p>
      )}
      <SearchField
        id="zoekterm"
        defaultValue={term}
        autoComplete="postal-code"
        maxLength={100}
        aria-describedby={problem ? "zoekterm-uitleg zoekterm-error" : "zoekterm-uitleg"}
        aria-invalid={problem === "none" || undefined}
        data-focus={problem ? "" : undefined}
        button={t("region.overview.button")}
      />
    </form>
  );
}
