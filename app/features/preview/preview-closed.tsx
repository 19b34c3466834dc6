import { useTranslation } from "react-i18next";

/** Instead of a preview, for whoever has no link that works. */
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
