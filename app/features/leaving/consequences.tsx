import { useTranslation } from "react-i18next";

/** What goes and what stays when a member leaves. */
export function Consequences() {
  const { t } = useTranslation();
  return (
    <div className="prose">
      <h2>{t("leaving.goes.title")}</h2>
      <ul>
        {t("leaving.goes.list", { returnObjects: true }).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <h2>{t("leaving.stays.title")}</h2>
      <ul>
        {t("leaving.stays.list", { returnObjects: true }).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
