import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";

interface ApplicationFailedProps {
  recipient: string | null;
  /** It is not known whether the form arrived. */
  uncertain: boolean;
}

/** Error summary after sending failed, with other ways to get in touch. */
export function ApplicationFailed({ recipient, uncertain }: ApplicationFailedProps) {
  const { t } = useTranslation();
  const { helpline } = usePageContext();
  return (
    <div className="summary" role="alert" tabIndex={-1} data-focus>
      <h2>{t(uncertain ? "forms.errors.SendingUncertain" : "forms.errors.SendingFailed")}</h2>
      <p>{t(uncertain ? "application.failed.uncertain" : "application.failed.text")}</p>
      <ul>
        <li>
          <a href={`tel:${helpline.replace(/[^\d+]/g, "")}`}>
            {t("application.failed.call", { phone: helpline })}
          </a>
        </li>
        {recipient && (
          <li>
            <a href={`mailto:${recipient}`}>{t("application.failed.mail", { email: recipient })}</a>
          </li>
        )}
        <li>
          <a href="/contact">{t("application.failed.contact")}</a>
        </li>
      </ul>
    </div>
  );
}
