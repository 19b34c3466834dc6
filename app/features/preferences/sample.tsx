import { useTranslation } from "react-i18next";
import flower from "~/design/illustrations/vergeet-mij-niet.svg";
import { usePageContext } from "~/design/page-context";

/**
 * Sample of the chosen reading preferences. Its sizes do not depend on the page around it, so that a script can show a
 * choice before it is saved (app/features/preferences/enhance.ts).
 */
export function PreferencesSample() {
  const { t } = useTranslation();
  const { textSize, lineSpacing, calm } = usePageContext().choices;
  return (
    <section className="preferences-ground" aria-labelledby="voorbeeld">
      <h2 id="voorbeeld" className="kicker">
        {t("preferences.sample.label")}
      </h2>
      <div
        className="preferences-sample"
        data-preferences-sample
        data-text={textSize}
        data-spacing={lineSpacing}
        data-calm={calm ? "1" : "0"}
      >
        <img src={flower} alt="" width="120" height="120" />
        <h3>{t("preferences.sample.title")}</h3>
        <p>{t("preferences.sample.text")}</p>
      </div>
    </section>
  );
}
