import { useTranslation } from "react-i18next";
import type { PageContext } from "~/design/page-context";
import { ChoiceForm } from "./choice-form";

/**
 * Whether a page shows the consent bar: until the visitor chose, unless an external provider handles consent. Not on
 * the cookie page, which has the choice itself, nor on a failed form submission.
 */
export function showsConsentBar(
  { choices, consentProvider, path }: PageContext,
  formFailed: boolean,
): boolean {
  return choices.consent === null && !consentProvider && path !== "/cookies" && !formFailed;
}

/**
 * Consent bar at the bottom of the window, of which it covers at most a quarter. Accept and refuse look the same, so
 * that neither is encouraged.
 */
export function ConsentBar() {
  const { t } = useTranslation();
  return (
    <section className="consent" aria-labelledby="toestemming">
      <div className="wrap">
        <ChoiceForm className="in" inBackground>
          <div className="ask">
            <h2 id="toestemming">{t("consent.title")}</h2> <p>{t("consent.text")}</p>
          </div>
          <div className="buttons">
            <button className="btn btn-second" type="submit" name="keuze" value="niets">
              {t("consent.refuse")}
            </button>{" "}
            <button className="btn btn-second" type="submit" name="keuze" value="alles">
              {t("consent.accept")}
            </button>
          </div>
          <a className="choose" href="/cookies#keuzes">
            {t("consent.choose")}
          </a>
        </ChoiceForm>
      </div>
    </section>
  );
}
