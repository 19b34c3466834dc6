import { useTranslation } from "react-i18next";
import { blockSubmenu } from "~/blocks/block-anchors";
import { BlockList } from "~/blocks/block-list";
import { Submenu } from "~/design/submenu";
import { SwapStatus } from "~/design/swap-status";
import { vacanciesSwap } from "~/features/vacancies/list";
import { VacancyFilters } from "~/features/vacancies/vacancy-filters";
import { VacancyResults } from "~/features/vacancies/vacancy-results";
import type { PageProps } from "~/pages/types";
import { PageHeader } from "~/shell/page-header";
import { ReviewSection } from "../reviewed-by";

/** All voluntary vacancies with search and filters, followed by the blocks. */
export function VacancyOverviewPage({ page, preview }: PageProps<"vacancy_overview">) {
  const { t } = useTranslation();
  const vacancies = page.data?.vacancies;
  return (
    <>
      <PageHeader task header={page.header} />
      <Submenu items={blockSubmenu(page.blocks)} />
      {vacancies && (
        <div className="wrap section section-tight">
          <div className="split-left">
            <VacancyFilters overview={vacancies} />
            <section id={vacanciesSwap} aria-label={t("vacancies.label")}>
              <div data-swap={vacanciesSwap}>
                <VacancyResults overview={vacancies} />
              </div>
            </section>
          </div>
          <SwapStatus />
        </div>
      )}
      <BlockList blocks={page.blocks} layout="sections" preview={preview} />
      <ReviewSection page={page} />
    </>
  );
}
