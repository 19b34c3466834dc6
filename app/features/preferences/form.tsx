import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";
import { changesAppearance, lineSpacings, textSizes } from "~/utils/visitor-choices";
import { PreferencesSample } from "./sample";

/** Form for the reading preferences, with the current values; `back` is the page to return to. */
export function PreferencesForm({ back }: { back: string }) {
  const { t } = useTranslation();
  const { choices } = usePageContext();
  return (
    <form action="/weergave" method="post" data-busy={t("preferences.saving")}>
      <input type="hidden" name="terug" value={back} />
      <div className="layout-side">
        <div>
          <Choices
            name="tekst"
            preference="text"
            legend={t("preferences.text.legend")}
            chosen={choices.textSize}
            options={textSizes.map((value) => ({ value, label: t(`preferences.text.${value}`) }))}
          />
          <Choices
            name="regels"
            preference="spacing"
            legend={t("preferences.spacing.legend")}
            chosen={choices.lineSpacing}
            options={lineSpacings.map((value) => ({ value, label: t(`preferences.spacing.${value}`) }))}
          />
          <fieldset className="field">
            <legend>{t("preferences.calm.legend")}</legend>
            <span className="hint" id="rust-hint">
              {t("preferences.calm.hint")}
            </span>
            <div className="choice">
              <input
                type="checkbox"
                name="rust"
                id="rust"
                value="1"
                defaultChecked={choices.calm}
                aria-describedby="rust-hint"
                data-preference="calm"
              />
              <label htmlFor="rust">{t("preferences.calm.label")}</label>
            </div>
          </fieldset>
        </div>
        <PreferencesSample />
      </div>
      <div className="form-actions actions">
        <button className="btn" type="submit">
          {t("preferences.save")}
        </button>{" "}
        {changesAppearance(choices) && (
          <button className="btn btn-second" type="submit" name="standaard" value="1">
            {t("preferences.reset")}
          </button>
        )}
      </div>
    </form>
  );
}

interface ChoicesProps {
  name: string;
  /** The attribute of the sample that this choice sets. */
  preference: "text" | "spacing";
  legend: string;
  chosen: string;
  options: { value: string; label: string }[];
}

function Choices({ name, preference, legend, chosen, options }: ChoicesProps) {
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="chipset">
        {options.map(({ value, label }) => (
          <div className="choice" key={value}>
            <input
              type="radio"
              name={name}
              id={`${preference}-${value}`}
              value={value}
              defaultChecked={value === chosen}
              data-preference={preference}
            />
            <label htmlFor={`${preference}-${value}`}>{label}</label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
