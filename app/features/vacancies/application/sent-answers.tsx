import { useTranslation } from "react-i18next";
import { type ApplicationField, genders } from "../wire";

interface SentAnswersProps {
  fields: readonly ApplicationField[];
  answers: Partial<Record<ApplicationField, string | null>>;
}

/** Answers to review or print. */
export function SentAnswers({ fields, answers }: SentAnswersProps) {
  const { t } = useTranslation();
  const answerText = (name: ApplicationField) => {
    const answer = answers[name]?.trim();
    const gender = name === "gender" && genders.find((known) => known === answer);
    return gender ? t(`application.genders.${gender}`) : answer || null;
  };
  return (
    <dl className="answers">
      {fields.map((name) => (
        <div key={name}>
          <dt>{t(`application.fields.${name}`)}</dt>
          <dd>{answerText(name) ?? <span className="opt">{t("application.review.empty")}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
