import { useTranslation } from "react-i18next";
import picture from "~/assets/illustrations/hulplijn.svg";
import { HelplineLink } from "./helpline-link";

interface HelpCardProps {
  title?: string;
  text?: string;
}

/** The help line beside a page that has no call to action of its own. */
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
