import { useTranslation } from "react-i18next";
import { ChoiceGroup } from "~/design/form/choice-group";
import type { FormState } from "~/design/form/form-state";
import { WordsField } from "./words-field";

/** Answers the objection to a decision. It posts to the page of objections. */
export function AnswerForm({ id, form, token }: { id: string; form: FormState; token: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" noValidate data-busy={t("forms.sending")}>
      <ChoiceGroup
        type="radio"
        name="outcome"
        legend={t("moderation.objections.answer")}
        error={form.errors.outcome}
        options={[
          ["rejected", t("moderation.objections.rejected")],
          ["granted", t("moderation.objections.granted")],
        ]}
        chosen={form.values.outcome ?? ["rejected"]}
      />
      <WordsField form={form} label={t("moderation.objections.words")} required />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className="btn" type="submit">
          {t("moderation.objections.button")}
        </button>
      </div>
    </form>
  );
}
