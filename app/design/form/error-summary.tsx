import { useTranslation } from "react-i18next";
import type { FormError } from "~/utils/form-errors";

interface ErrorSummaryProps {
  /** Each error with the id of its field and the field's label. */
  errors: { fieldId: string; label: string; error: FormError }[];
  /** Sending failed though everything was filled in well. */
  sendingFailed: boolean;
}

/** What is wrong, on top of the page, with links to the fields. The site script gives it focus. */
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
