import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import sprig from "~/design/illustrations/takje.svg";

/** Links to donate or volunteer, above the footer. */
export function PreFooter() {
  const { t } = useTranslation();
  return (
    <aside className="prefooter" aria-labelledby="meedoen">
      <div className="wrap">
        <div className="grid">
          <img className="sprig" src={sprig} alt="" width="230" height="310" loading="lazy" />
          <div className="lead">
            <h2 id="meedoen">{t("prefooter.title")}</h2>
            <p>{t("prefooter.text")}</p>
          </div>
          <div className="give">
            <h3>{t("prefooter.money.title")}</h3>
            <p>{t("prefooter.money.text")}</p>
            <a className="btn btn-accent" href="/doneren">
              <Icon name="heart" />
              {t("prefooter.money.link")}
            </a>
          </div>
          <div className="give">
            <h3>{t("prefooter.time.title")}</h3>
            <p>{t("prefooter.time.text")}</p>
            <a className="btn btn-second" href="/vrijwilligerswerk">
              <Icon name="cup" />
              {t("prefooter.time.link")}
            </a>
          </div>
        </div>
      </div>
    </aside>
  );
}
