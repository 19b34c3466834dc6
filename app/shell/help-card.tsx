import { useTranslation } from "react-i18next";
import { HelplineLink } from "~/design/helpline-link";
import picture from "~/design/illustrations/hulplijn.svg";

interface HelpCardProps {
  title?: string;
  text?: string;
}

/** Card with the helpline, beside pages without their own call to action. */
export function HelpCard({ title, text }: HelpCardProps) {
  const { t } = useTranslation();
  return (
    <div className="cta-card">
      <div className="pic">
        <img src={picture} alt="" width="640" height="640" loading="lazy" />
      </div>
      <div className="body">
        <h2>{title ?? t("helpCard.title")}</h2>
        <p>{text ?? t("helpCard.text")}</p>
        <HelplineLink className="phone" />
      </div>
    </div>
  );
}
