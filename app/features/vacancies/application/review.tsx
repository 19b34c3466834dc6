import { useTranslation } from "react-i18next";
import { Honeypot } from "~/design/form/honeypot";
import { usePageContext } from "~/design/page-context";
import { applicationForms } from "../wire";
import { HiddenFields } from "./form";
import type { ApplicationFormState } from "./form-state";
import { purposeOf, type VacancyContext } from "./model";
import { SentAnswers } from "./sent-answers";

interface ApplicationReviewProps {
  vacancy: VacancyContext;
  renderId: string;
  formState: ApplicationFormState;
  captchaKey: string | null;
}

/** The answers for review before sending; hidden fields post them again. */
export function ApplicationReview({ vacancy, renderId, formState, captchaKey }: ApplicationReviewProps) {
  const { t } = useTranslation();
  const { path } = usePageContext();
  const fields = applicationForms[vacancy.form];
  const answers = { ...formState.values, cv: formState.storedFile?.name ?? "" };
  return (
    <form
      method="post"
      action={path}
      encType="multipart/form-data"
      data-busy={t("forms.sending")}
      data-captcha={captchaKey ?? undefined}
    >
      <p className="form-note">{t("application.review.text")}</p>
      <SentAnswers fields={fields.map(({ name }) => name)} answers={answers} />
      {fields.map(
        ({ name }) =>
          name !== "cv" && (
            <input key={name} type="hidden" name={name} value={formState.values[name] ?? ""} />
          ),
      )}
      <HiddenFields renderId={renderId} token={formState.storedFile?.token} />
      <Honeypot id="sollicitatie-leeg" />
      <div className="actions form-actions">
        <button className="btn" type="submit" name="step" value="send">
          {t(`application.send.${purposeOf(vacancy)}`)}
        </button>{" "}
        <button className="btn btn-second" type="submit" name="step" value="edit">
          {t("application.review.edit")}
        </button>
      </div>
    </form>
  );
}
