import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";
import { consentCategories } from "~/utils/visitor-choices";
import { ChoiceForm } from "./choice-form";

interface ConsentFormProps {
  /** Id of the form's section on the page. */
  anchor: string;
  /** Path to return to, where the choice is confirmed. */
  back: string;
}

/** The choice for each category. No box is ticked by default; necessary cookies have no box. */
export function ConsentForm({ anchor, back }: ConsentFormProps) {
  const { t } = useTranslation();
  const { consent } = usePageContext();
  return (
    <ChoiceForm anchor={anchor} back={back}>
      <h3>{t("cookies.category.functional.title")}</h3>
      <p className="hint">{t("cookies.category.functional.text")}</p>
      <fieldset className="u-mt-6">
        <legend className="label">{t("cookies.choice.legend")}</legend>
        {consentCategories.map((category) => (
          <div className="choice u-mt-3" key={category}>
            <input
              type="checkbox"
              name="soort"
              value={category}
              id={`soort-${category}`}
              defaultChecked={consent[category]}
              aria-describedby={`soort-${category}-uitleg`}
            />
            <label htmlFor={`soort-${category}`}>{t(`cookies.category.${category}.title`)}</label>
            <p className="hint" id={`soort-${category}-uitleg`}>
              {t(`cookies.category.${category}.text`)}
            </p>
          </div>
        ))}
      </fieldset>
      <p className="actions">
        <button className="btn" type="submit" name="keuze" value="zelf">
          {t("cookies.choice.save")}
        </button>
      </p>
      <p className="label u-mt-6">{t("cookies.choice.atOnce")}</p>
      <p className="actions u-mt-0">
        <button className="btn btn-second" type="submit" name="keuze" value="niets">
          {t("cookies.choice.none")}
        </button>{" "}
        <button className="btn btn-second" type="submit" name="keuze" value="alles">
          {t("cookies.choice.all")}
        </button>
      </p>
    </ChoiceForm>
  );
}
