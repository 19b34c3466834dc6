import { useTranslation } from "react-i18next";
import { TextNotice } from "./text-notice";

/** Offers a copy of what was typed in a window that was closed. */
export function KeptNotice() {
  const { t } = useTranslation();
  return (
    <TextNotice title={t("editor.kept.title")} role="status">
      <p>{t("editor.kept.text")}</p>
      <div className="actions">
        <button type="button" className="btn" data-act="restore">
          {t("editor.kept.restore")}
        </button>
        <button type="button" className="btn btn-second" data-act="discard">
          {t("editor.kept.discard")}
        </button>
      </div>
    </TextNotice>
  );
}
