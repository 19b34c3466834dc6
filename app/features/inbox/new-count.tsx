import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";

/** How much is new in the inbox, beside a link to the member's account; nothing where nothing is. */
export function NewCount() {
  const { t } = useTranslation();
  const { newInInbox } = usePageContext();
  if (newInInbox === 0) return null;
  return (
    <span className="new-count">
      {newInInbox}
      <span className="vh"> {t("inbox.mine.new")}</span>
    </span>
  );
}
