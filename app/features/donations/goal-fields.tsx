import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";
import { type FormState, typedValue } from "~/design/form/form-state";
import type { Purpose } from "../../../services/giving/contract";
import { ChooseToo } from "./choose-too";

export interface GoalFieldsProps {
  linked: Purpose | null;
  regions: readonly { slug: string; title: string }[];
}

/** What a gift is for. Style shows the field of the chosen answer; without it all are visible. */
export function GoalFields({ form, linked, regions }: GoalFieldsProps & { form: FormState }) {
  const { t } = useTranslation();
  const chosen = typedValue(form, "goal") || "country";
  const choices = [
    { value: "country", label: t("giving.goal.country") },
    ...(linked?.kind === "action" ? [{ value: "action", label: t("giving.goal.action", linked) }] : []),
    ...(regions.length > 0 ? [{ value: "region", label: t("giving.goal.region") }] : []),
    { value: "memory", label: t("giving.goal.memory") },
  ];
  return (
    <fieldset className="field goal-fields">
      <legend>{t("giving.goal.legend")}</legend>
      <div className="checks">
        {choices.map(({ value, label }) => (
          <div className="choice choice-open" key={value}>
            <input
              type="radio"
              id={`goal-${value}`}
              name="goal"
              value={value}
              defaultChecked={value === chosen}
            />
            <label htmlFor={`goal-${value}`}>{label}</label>
            {value === "region" && (
              <div className="opened">
                <ChooseToo choice={label} />
                <FormField id="region" label={t("giving.goal.which")} error={form.errors.region}>
                  {(attributes) => (
                    <select {...attributes} name="region" defaultValue={typedValue(form, "region")}>
                      <option value="">{t("giving.goal.none")}</option>
                      {regions.map(({ slug, title }) => (
                        <option key={slug} value={slug}>
                          {title}
                        </option>
                      ))}
                    </select>
                  )}
                </FormField>
              </div>
            )}
            {value === "memory" && (
              <div className="opened">
                <ChooseToo choice={label} />
                <FormField
                  id="memory"
                  label={t("giving.goal.whose")}
                  hint={t("giving.goal.whoseHint")}
                  error={form.errors.memory}
                >
                  {(attributes) => (
                    <input
                      {...attributes}
                      name="memory"
                      type="text"
                      autoComplete="off"
                      defaultValue={typedValue(form, "memory")}
                    />
                  )}
                </FormField>
              </div>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
