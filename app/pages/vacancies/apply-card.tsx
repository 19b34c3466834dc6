import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/cms-link";
import type { Link } from "~/utils/links";

/** The call to apply that stays beside the text. */
export function ApplyCard({ link, audience }: { link: Link; audience: "volunteer" | "job" }) {
  const { t } = useTranslation();
  return (
    <div className="cta-card">
      <div className="body">
        <h2>{t(`vacancy.card.${audience}.title`)}</h2>
        <p>{t(`vacancy.card.${audience}.text`)}</p>
        <div className="actions">
          <ButtonLink link={link} />
        </div>
      </div>
    </div>
  );
}
