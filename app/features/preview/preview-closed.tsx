import { useTranslation } from "react-i18next";

/** Shown instead of a preview without a valid link. */
export function PreviewClosed() {
  const { t } = useTranslation();
  return (
    <div className="wrap section">
      <h1>{t("preview.closed.title")}</h1>
      <p className="lede u-mt-4">{t("preview.closed.text")}</p>
      <div className="actions">
        <a className="btn btn-second" href="/">
          {t("preview.closed.home")}
        </a>
      </div>
    </div>
  );
}
