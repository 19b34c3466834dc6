import { useTranslation } from "react-i18next";
import { MandatoryNote } from "~/design/form/field-parts";
import { Honeypot } from "~/design/form/honeypot";
import { usePageContext } from "~/design/page-context";
import { trackFirstEdit } from "~/utils/tracking";
import { vacancyEvent } from "../events";
import { ApplicationFields } from "./fields";
import type { ApplicationFormState } from "./form-state";
import { purposeOf, type VacancyContext } from "./model";

interface ApplicationFormProps {
  vacancy: VacancyContext;
  /** Unique per rendered form, so that posting the same form twice sends one application. */
  renderId: string;
  formState: ApplicationFormState | null;
  captchaKey: string | null;
}

/** The application form of a vacancy. */
export function ApplicationForm({ vacancy, renderId, formState, captchaKey }: ApplicationFormProps) {
  const { t } = useTranslation();
  const { path } = usePageContext();
  const purpose = purposeOf(vacancy);
  return (
    <form
      method="post"
      // Without the hash of a link to a field, which would take the focus on the next page.
      action={path}
      encType="multipart/form-data"
      noValidate
      data-busy={t("forms.sending")}
      data-captcha={captchaKey ?? undefined}
      // A form that is rendered again has been edited before.
      {...(!formState && trackFirstEdit(vacancyEvent("start_volunteer_application", vacancy)))}
    >
      <MandatoryNote />
      <ApplicationFields form={vacancy.form} formState={formState} />
      <HiddenFields renderId={renderId} token={formState?.storedFile?.token} />
      <Honeypot id="sollicitatie-leeg" />
      <div className="form-actions">
        <p className="hint">
          {t("application.retention.text")} <a href="/privacy">{t("application.retention.link")}</a>.
        </p>
        {captchaKey && <p className="hint">{t("application.captcha")}</p>}
        <div className="actions">
          <button className="btn" type="submit" name="step" value="send">
            {t(`application.send.${purpose}`)}
          </button>{" "}
          <button className="btn btn-second" type="submit" name="step" value="check">
            {t("application.check")}
          </button>
        </div>
      </div>
    </form>
  );
}

export function HiddenFields({ renderId, token }: { renderId: string; token: string | undefined }) {
  const { renderedAt } = usePageContext();
  return (
    <>
      <input type="hidden" name="rendered" value={renderedAt} data-rendered />
      <input type="hidden" name="render" value={renderId} />
      {token && <input type="hidden" name="kept" value={token} />}
    </>
  );
}
