import { useTranslation } from "react-i18next";
import { Checkbox } from "~/design/form/checkbox";
import { ChoiceGroup } from "~/design/form/choice-group";
import type { FormState } from "~/design/form/form-state";
import { isTicked, typedValue } from "~/design/form/form-state";
import { dementiaForms, phases, relationships } from "../../../services/accounts/contract";

/** The optional questions about dementia, folded, with their own consent: the answers are health data. */
export function HealthFields({ form }: { form: FormState }) {
  const { t } = useTranslation();
  const isFilled = ["relationship", "forms", "phase", "healthConsent"].some((name) => typedValue(form, name));
  const noAnswer = ["", t("accounts.health.noAnswer")] as const;
  return (
    <div className="expand">
      <details open={isFilled || form.errors.healthConsent !== undefined}>
        <summary>{t("accounts.health.summary")}</summary>
        <div className="in">
          <p>{t("accounts.health.hint")}</p>
          <ChoiceGroup
            type="radio"
            name="relationship"
            legend={t("accounts.health.relationship")}
            options={[
              noAnswer,
              ...relationships.map((value) => [value, t(`accounts.health.relationships.${value}`)] as const),
            ]}
            chosen={form.values.relationship ?? []}
          />
          <ChoiceGroup
            type="checkbox"
            name="forms"
            legend={t("accounts.health.forms")}
            hint={t("accounts.health.formsHint")}
            options={dementiaForms.map((value) => [value, t(`accounts.health.formNames.${value}`)])}
            chosen={form.values.forms ?? []}
          />
          <ChoiceGroup
            type="radio"
            name="phase"
            legend={t("accounts.health.phase")}
            options={[
              noAnswer,
              ...phases.map((value) => [value, t(`accounts.health.phases.${value}`)] as const),
            ]}
            chosen={form.values.phase ?? []}
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
