import { useTranslation } from "react-i18next";
import { ChoiceGroup } from "~/design/form/choice-group";
import { FormField } from "~/design/form/form-field";
import { type FormState, typedValue } from "~/design/form/form-state";
import type { TitledLink } from "~/design/page-context";
import { reportReasons } from "../../../../services/community/contract";
import { WordsField } from "./words-field";

interface ReportFormProps {
  form: FormState;
  token: string;
  sending: string;
  /** Members hear what was done anyway. */
  isMember: boolean;
  /** Where to go on without a report. */
  back: TitledLink;
}

/** Reports a post. It posts to its own page. */
export function ReportForm({ form, token, sending, isMember, back }: ReportFormProps) {
  const { t } = useTranslation();
  return (
    <form method="post" noValidate data-busy={t("forms.sending")}>
      <ChoiceGroup
        type="radio"
        name="reason"
        legend={t("moderation.report.reason")}
        hint={t("moderation.report.danger")}
        error={form.errors.reason}
        options={reportReasons.map((reason) => [reason, t(`moderation.reasons.${reason}`)])}
        chosen={form.values.reason ?? []}
        required
      />
      <WordsField form={form} label={t("moderation.report.words")} hint={t("moderation.report.wordsHint")} />
      {!isMember && (
        <FormField
          id="email"
          label={t("moderation.report.email")}
          hint={t("moderation.report.emailHint")}
          error={form.errors.email}
        >
          {(attributes) => (
            <input
              {...attributes}
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={typedValue(form, "email")}
            />
          )}
        </FormField>
      )}
      <input type="hidden" name="sending" value={sending} />
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className="btn" type="submit">
          {t("moderation.report.button")}
        </button>
        <p className="plain-links">
          <a href={back.url}>{back.title}</a>
        </p>
      </div>
    </form>
  );
}
