import { useTranslation } from "react-i18next";
import { BlockList } from "~/blocks/block-list";
import { HelplineLink } from "~/design/helpline-link";
import { RestartLink } from "~/features/memory-test/fields";
import type { PageProps } from "~/pages/types";
import { PageHeader } from "~/shell/page-header";
import { ReviewedBy } from "../reviewed-by";
import { TestResult } from "./test-result";

/** The result of the visitor's own test, followed by the blocks, which are the same for everyone. No share links. */
export function MemoryTestResultPage({ page, preview }: PageProps<"memory_test_result_page">) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader header={page.header} />
      <div className="wrap section section-tight">
        <div className="layout-test test-result-page">
          <article>
            {page.data && <TestResult result={page.data.result} title={page.title} />}
            <BlockList blocks={page.blocks} layout="column" preview={preview} />
            <ReviewedBy page={page} />
          </article>
          <aside className="calm" aria-label={t("memoryTest.aside.title")}>
            <h2>{t("helpCard.title")}</h2>
            <p>{t("helpCard.text")}</p>
            <p>
              {t("memoryTest.aside.call")} <HelplineLink />
            </p>
            {page.data && <RestartLink kind={page.data.result.kind} label={t("memoryTest.result.restart")} />}
          </aside>
        </div>
      </div>
    </>
  );
}
