import { useTranslation } from "react-i18next";
import { Outcome } from "~/design/outcome";
import { newsletterSent } from "./events";

interface SignUpThanksProps {
  /** Whether the texts are those of the charity or of a region. */
  texts: "newsletter" | "region.newsletter";
  /** Name of the region, for its texts. */
  region?: string;
  /** Links to continue with. */
  back: { url: string; title: string };
  /** Path of the page with the form; null without a recent sign-up. */
  signedUpOn: string | null;
}

/** Thank-you page for a newsletter sign-up, of the charity or of a region. */
export function SignUpThanks({ texts, region = "", back, signedUpOn }: SignUpThanksProps) {
  const { t } = useTranslation();
  const event = signedUpOn === null ? null : newsletterSent(signedUpOn);
  return (
    <div className="wrap section">
      <Outcome
        title={t(`${texts}.thanks.title`)}
        intro={t(`${texts}.thanks.intro`, { region })}
        event={event}
      >
        <h2>{t("newsletter.thanks.nextTitle")}</h2>
        <ol className="steps">
          {t(`${texts}.thanks.next`, { returnObjects: true }).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2>{t("newsletter.thanks.stopTitle")}</h2>
        <p>{t(`${texts}.thanks.stop`)}</p>
        <h2>{t("newsletter.thanks.keepTitle")}</h2>
        <p>
          {t(`${texts}.thanks.keep`)} <a href="/privacy">{t("newsletter.thanks.privacy")}</a>.
        </p>
        <div className="actions">
          <a className="btn btn-second" href={back.url}>
            {back.title}
          </a>
        </div>
      </Outcome>
    </div>
  );
}
