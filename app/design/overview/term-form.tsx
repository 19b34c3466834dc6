import { useTranslation } from "react-i18next";
import { SearchField } from "~/design/form/search-field";
import type { OverviewKind } from "~/utils/overview";
import { overviewRegion } from "./overview-layout";

interface TermFormProps {
  kind: OverviewKind;
  /** The page it stands on: that is where the term is sent. */
  path: string;
  term: string;
}

/** Searches in an overview, as a GET form in its header. */
export function TermForm({ kind, path, term }: TermFormProps) {
  const { t } = useTranslation();
  return (
    <form
      className="search-page"
      action={path}
      role="search"
      aria-label={t(`overview.${kind}.search`)}
      data-region-form={overviewRegion}
      autoComplete="off"
    >
      <label className="label" htmlFor="zoekterm">
        {t(`overview.${kind}.search`)}
      </label>
      <SearchField id="zoekterm" defaultValue={term} button={t("overview.button")} />
    </form>
  );
}
