import { useTranslation } from "react-i18next";
import { Summary } from "~/design/form/summary";
import { telUrl } from "~/design/helpline-link";
import { usePageContext } from "~/design/page-context";

/** Reports that the browser does not store cookies, so that the answers that were just sent are gone. */
export function LostNotice() {
  const { t } = useTranslation();
  const { helpline } = usePageContext();
  return (
    <Summary
      title={t("memoryTest.lost.title")}
      texts={[t("memoryTest.lost.why"), t("memoryTest.lost.advice"), t("memoryTest.aside.call")]}
      // The number alone, as links to numbers do not wrap.
      links={[{ href: telUrl(helpline), text: helpline }]}
    />
  );
}
