import { useTranslation } from "react-i18next";
import { Notice } from "~/features/accounts/public";

/** Says that a form holds what was typed before the session ended. */
export function BackNotice() {
  const { t } = useTranslation();
  return <Notice kind="info" title={t("editor.back.title")} text={t("editor.back.text")} />;
}
