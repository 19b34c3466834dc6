import { useTranslation } from "react-i18next";
import type { PageContext } from "~/design/page-context";
import { ChoiceForm } from "./choice-form";

/**
 * Whether a page asks for consent: until the visitor chose, or an external provider asks instead. The page about
 * cookies has the choice itself, and whoever is mending a form is asked on the next page.
 */
export function asksConsent({ choices, consentProvider, path }: PageContext, formFailed: boolean): boolean {
  return choices.consent === null && !consentProvider && path !== "/cookies" && !formFailed;
}

/** Asks for consent at the bottom of the window; yes and no look the same (decisions, row 19). */
export function ConsentBar() {
  const { t } = useTranslation();
  return (
    <section className="consent" aria-labelledby="toestemming">
      <div className="wrap">
        <ChoiceForm className="in" behind>
          <div>
            <h2 id="toestemming">{t("consent.title")}</h2>
            <p>
              {t("consent.text")} <a href="/cookies#keuzes">{t("consent.choose")}</a>
            </p>
          </div>
          <div className="buttons">
            <button className="btn btn-second" type="submit" name="keuze" value="niets">
              {t("consent.refuse")}
            </button>{" "}
            <button className="btn btn-second" type="submit" name="keuze" value="alles">
              {t("consent.accept")}
            </button>
          </div>
        </ChoiceForm>
      </div>
    </section>
  );
}
