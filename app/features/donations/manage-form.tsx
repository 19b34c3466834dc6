import { useTranslation } from "react-i18next";
import { ChoiceGroup } from "~/design/form/choice-group";
import { FormField } from "~/design/form/form-field";
import { type FormState, typedValue } from "~/design/form/form-state";
import { longDate } from "~/utils/dates";
import type { StandingGift } from "../../../services/giving/contract";
import { donationPaths } from "./paths";

interface ManageFormProps {
  form: FormState;
  gift: StandingGift;
  code: string;
}

/** One choice and one button. */
export function ManageForm({ form, gift, code }: ManageFormProps) {
  const { t } = useTranslation();
  const { state, afterPauseOn } = gift;
  const canChange = state === "active" || state === "paused";
  const acts = [
    ...(canChange ? ([["amount", t("giving.manage.acts.amount")]] as const) : []),
    ...(afterPauseOn
      ? ([["pause", t("giving.manage.acts.pause", { date: longDate(afterPauseOn) })]] as const)
      : []),
    ...(state === "paused" ? ([["resume", t("giving.manage.acts.resume")]] as const) : []),
    ["stop", t("giving.manage.acts.stop")] as const,
  ];
  return (
    <form method="post" action={`${donationPaths.manage}?code=${code}`} data-busy={t("giving.busy")}>
      <input type="hidden" name="code" value={code} />
      <ChoiceGroup
        type="radio"
        name="act"
        legend={t("giving.manage.legend")}
        error={form.errors.act}
        options={acts}
        chosen={form.values.act ?? acts.slice(0, 1).map(([act]) => act)}
      />
      <div className="form-actions">
        <button className="btn" type="submit">
          {t("giving.manage.button")}
        </button>
        <p className="meta u-mt-5">{t("giving.manage.mailed")}</p>
      </div>
    </form>
  );
}

/** Has a fresh link mailed, where an old one does not work. */
export function LinkRequestForm({ form }: { form: FormState }) {
  const { t } = useTranslation();
  return (
    <form method="post" action={donationPaths.manage} noValidate data-busy={t("giving.busy")}>
      <p>{t("giving.link.text")}</p>
      <FormField id="email" label={t("giving.details.labels.email")} error={form.errors.email} required>
        {(attributes) => (
          <input
            {...attributes}
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={typedValue(form, "email")}
          />
        )}
      </FormField>
      <div className="form-actions">
        <button className="btn" type="submit">
          {t("giving.link.button")}
        </button>
      </div>
    </form>
  );
}
