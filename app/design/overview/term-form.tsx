import { useTranslation } from "react-i18next";
import { SearchField } from "~/design/form/search-field";
import type { Overview } from "~/utils/overview";
import { overviewSwap } from "./overview-layout";

/** The search form of an overview: a GET form to the same page. */
export function TermForm({ overview }: { overview: Pick<Overview<unknown>, "kind" | "path" | "term"> }) {
  const { kind, path, term } = overview;
  const { t } = useTranslation();
  return (
    <form
      className="search-page"
      action={path}
      role="search"
      aria-label={t(`overview.${kind}.search`)}
      data-swap-form={overviewSwap}
      autoComplete="off"
    >
      <label className="label" htmlFor="zoekterm">
        {t(`overview.${kind}.search`)}
      </label>
      <SearchField id="zoekterm" defaultValue={term} button={t("overview.button")} />
    </form>
  );
}
