import { useTranslation } from "react-i18next";
import { ButtonLink, CmsLink } from "~/design/link";
import type { Link } from "~/fields/links";
import type { MarkupEvent } from "~/utils/tracking";

interface ApplyCardProps {
  link: Link;
  audience: "volunteer" | "job";
  event: MarkupEvent;
  /** Link to ask a question first; null where there is none. */
  question: Link | null;
  questionEvent: MarkupEvent;
}

/** The sticky call to apply beside the text. */
export function ApplyCard({ link, audience, event, question, questionEvent }: ApplyCardProps) {
  const { t } = useTranslation();
  return (
    <div className="cta-card">
      <div className="body">
        <h2>{t(`vacancy.card.${audience}.title`)}</h2>
        <p>{t(`vacancy.card.${audience}.text`)}</p>
        <div className="actions">
          <ButtonLink link={link} event={event} />
        </div>
        {question && (
          <p>
            {t("vacancy.question.title")} <CmsLink link={question} event={questionEvent} />
          </p>
        )}
      </div>
    </div>
  );
}
