import { useTranslation } from "react-i18next";
import { TextNotice } from "./text-notice";

/** Says that a form holds what was typed before the session ended. @param isTooLate whether it cannot be stored now */
export function BackNotice({ isTooLate = false }: { isTooLate?: boolean }) {
  const { t } = useTranslation();
  const kind = isTooLate ? "backTooLate" : "back";
  return (
    <TextNotice title={t(`editor.${kind}.title`)} role="status">
      <p>{t(`editor.${kind}.text`)}</p>
    </TextNotice>
  );
}
