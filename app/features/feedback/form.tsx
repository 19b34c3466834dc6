import { useTranslation } from "react-i18next";
import { Honeypot } from "~/design/form/honeypot";
import { NoChoice } from "~/design/form/no-choice";
import { feedbackReasons } from "./model";

/** Optional reason why a page was not useful, from a fixed list. */
export function FeedbackReasons({ path }: { path: string }) {
  const { t } = useTranslation();
  return (
    <form action="/nuttig" method="post" data-busy={t("forms.sending")}>
      <input type="hidden" name="pad" value={path} />
      <Honeypot id="reden-leeg" />
      <fieldset className="field">
        <legend>{t("feedback.reasons.legend")}</legend>
        <span className="hint">{t("feedback.reasons.hint")}</span>
        <NoChoice name="reden" id="reden-geen" />
        <div className="checks">
          {feedbackReasons.map((reason) => (
            <div className="choice" key={reason}>
              <input type="radio" name="reden" id={`reden-${reason}`} value={reason} />
              <label htmlFor={`reden-${reason}`}>{t(`feedback.reasons.${reason}`)}</label>
            </div>
          ))}
        </div>
      </fieldset>
      <button className="btn" type="submit">
        {t("feedback.reasons.send")}
      </button>
    </form>
  );
}
