import { useTranslation } from "react-i18next";
import { TextNotice } from "./text-notice";

/** Says that a form holds what was typed before the session ended. */
export function BackNotice() {
  const { t } = useTranslation();
  return (
    <TextNotice title={t("editor.back.title")} role="status">
      <p>{t("editor.back.text")}</p>
    </TextNotice>
  );
}
