import { useTranslation } from "react-i18next";
import type { FormError } from "~/utils/form-errors";

interface ErrorSummaryProps {
  errors: { fieldId: string; label: string; error: FormError }[];
  /** Whether a valid form could not be delivered. */
  sendingFailed: boolean;
}

/** The errors of a form at the top of the page, with links to the fields. The site script focuses it. */
export function ErrorSummary({ errors, sendingFailed }: ErrorSummaryProps) {
  const { t } = useTranslation();
  if (errors.length === 0 && !sendingFailed) return null;
  return (
    <div className="summary" role="alert" tabIndex={-1} data-focus>
      <h2>{sendingFailed ? t("forms.errors.SendingFailed") : t("forms.summary.title")}</h2>
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
