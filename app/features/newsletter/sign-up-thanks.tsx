import { useTranslation } from "react-i18next";
import { Outcome } from "~/design/outcome";
import { newsletterSent } from "./events";

interface SignUpThanksProps {
  title: string;
  intro: string;
  /** What happens next, in steps. */
  next: readonly string[];
  /** How to stop it. */
  stop: string;
  /** What is kept of the visitor, before the link to the privacy page. */
  keep: string;
  /** Where to go from here. */
  back: { url: string; title: string };
  /** The path of the page with the form; null where nobody has just signed up. */
  signedUpOn: string | null;
}

/** The thanks for signing up for a newsletter, of the charity or of a region. */
export function SignUpThanks({ title, intro, next, stop, keep, back, signedUpOn }: SignUpThanksProps) {
  const { t } = useTranslation();
  return (
    <div className="wrap section">
      <Outcome title={title} intro={intro} event={signedUpOn === null ? null : newsletterSent(signedUpOn)}>
        <h2>{t("newsletter.thanks.nextTitle")}</h2>
        <ol className="steps">
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2>{t("newsletter.thanks.stopTitle")}</h2>
        <p>{stop}</p>
        <h2>{t("newsletter.thanks.keepTitle")}</h2>
        <p>
          {keep} <a href="/privacy">{t("newsletter.thanks.privacy")}</a>.
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
