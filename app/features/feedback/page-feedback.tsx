import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Honeypot } from "~/design/form/honeypot";
import { usePageContext } from "~/design/page-context";
import { feedbackAnswers } from "./model";

/** 'Was deze pagina nuttig?': two buttons, counted anonymously (app/routes/feedback/feedback.tsx). */
export function PageFeedback() {
  const { t } = useTranslation();
  const { path } = usePageContext();
  return (
    <form className="feedback rs_skip" action="/nuttig" method="post" aria-labelledby="nuttig">
      <h2 id="nuttig">{t("feedback.question")}</h2>
      <input type="hidden" name="pad" value={path} />
      <Honeypot id="nuttig-leeg" />
      <div>
        {feedbackAnswers.map((answer) => (
          <Fragment key={answer}>
            <button className="btn btn-second" type="submit" name="antwoord" value={answer}>
              {t(`feedback.answer.${answer}`)}
            </button>{" "}
          </Fragment>
        ))}
      </div>
    </form>
  );
}
