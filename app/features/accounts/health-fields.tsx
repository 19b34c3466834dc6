import { useTranslation } from "react-i18next";
import { Checkbox } from "~/design/form/checkbox";
import { FieldHint } from "~/design/form/field-parts";
import type { FormState } from "~/design/form/form-state";
import { isTicked, typedValue } from "~/design/form/form-state";
import { dementiaForms, phases, relationships } from "../../../services/accounts/contract";

/** The optional questions about dementia, folded, with their own consent: the answers are health data. */
export function HealthFields({ form }: { form: FormState }) {
  const { t } = useTranslation();
  const isFilled = ["relationship", "forms", "phase", "healthConsent"].some((name) => typedValue(form, name));
  const forms = form.values.forms ?? [];
  return (
    <div className="expand">
      <details open={isFilled || form.errors.healthConsent !== undefined}>
        <summary>{t("accounts.health.summary")}</summary>
        <div className="in">
          <p>{t("accounts.health.hint")}</p>
          <Choices
            form={form}
            name="relationship"
            legend={t("accounts.health.relationship")}
            options={relationships.map((value) => [value, t(`accounts.health.relationships.${value}`)])}
          />
          <fieldset className="field" aria-describedby="forms-hint">
            <legend>{t("accounts.health.forms")}</legend>
            <FieldHint id="forms">{t("accounts.health.formsHint")}</FieldHint>
            <div className="checks">
              {dementiaForms.map((value) => (
                <div className="choice" key={value}>
                  <input
                    type="checkbox"
                    id={`forms-${value}`}
                    name="forms"
                    value={value}
                    defaultChecked={forms.includes(value)}
                  />
                  <label htmlFor={`forms-${value}`}>{t(`accounts.health.formNames.${value}`)}</label>
                </div>
              ))}
            </div>
          </fieldset>
          <Choices
            form={form}
            name="phase"
            legend={t("accounts.health.phase")}
            options={phases.map((value) => [value, t(`accounts.health.phases.${value}`)])}
          />
          <Checkbox
            id="healthConsent"
            name="healthConsent"
            label={t("accounts.health.consent")}
            hint={t("accounts.health.consentHint")}
            checked={isTicked(form, "healthConsent")}
            error={form.errors.healthConsent}
          />
        </div>
      </details>
    </div>
  );
}

interface ChoicesProps {
  form: FormState;
  name: "relationship" | "phase";
  legend: string;
  options: [value: string, label: string][];
}

/** Radio buttons; the first is no answer, as text browsers choose the first one themselves. */
function Choices({ form, name, legend, options }: ChoicesProps) {
  const { t } = useTranslation();
  const given = typedValue(form, name);
  const all: ChoicesProps["options"] = [["", t("accounts.health.noAnswer")], ...options];
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="checks">
        {all.map(([value, label]) => (
          <div className="choice" key={value}>
            <input
              type="radio"
              id={`${name}-${value || "none"}`}
              name={name}
              value={value}
              defaultChecked={value === given}
            />
            <label htmlFor={`${name}-${value || "none"}`}>{label}</label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
