import { useTranslation } from "react-i18next";
import { conductPath } from "./paths";

/** The rules of conduct in one sentence. */
export function ConductCard() {
  const { t } = useTranslation();
  return (
    <div className="side-card">
      <h2>{t("community.hub.conductTitle")}</h2>
      <p>{t("community.hub.conductText")}</p>
      <p className="plain-links">
        <a href={conductPath}>{t("community.hub.conductLink")}</a>
      </p>
    </div>
  );
}
