import { useTranslation } from "react-i18next";
import type { FormError } from "~/utils/form-errors";

interface ErrorSummaryProps {
  errors: { fieldId: string; label: string; error: FormError }[];
  /** Whether a valid form could not be delivered. */
  sendingFailed: boolean;
  /** Whether such a form may have arrived. */
  uncertain?: boolean;
}

/** The errors of a form at the top of the page, with links to the fields. The site script focuses it. */
export function ErrorSummary({ errors, sendingFailed, uncertain = false }: ErrorSummaryProps) {
  const { t } = useTranslation();
  if (errors.length === 0 && !sendingFailed) return null;
  return (
    <div className="summary" role="alert" tabIndex={-1} data-focus>
      <h2>
        {uncertain
          ? t("forms.errors.SendingUncertain")
          : t(sendingFailed ? "forms.errors.SendingFailed" : "forms.summary.title")}
      </h2>
      {uncertain && <p>{t("forms.uncertain")}</p>}
      {errors.length > 0 && (
        <>
          <p>{t("forms.summary.text", { count: errors.length })}</p>
          <ul>
            {errors.map(({ fieldId, label, error }) => (
              <li key={fieldId}>
                <a href={`#${fieldId}`}>
                  {label}: {t(`forms.errors.${error}`)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
