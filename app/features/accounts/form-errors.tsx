import { useTranslation } from "react-i18next";
import { ErrorSummary } from "~/design/form/error-summary";
import type { FormError } from "~/utils/form-errors";

interface AccountErrorsProps {
  rejected: { form: { errors: Record<string, FormError>; isForeign: boolean }; waitSeconds?: number };
  /** The label of each field, by its name; ids are the names. */
  labels: Readonly<Record<string, string>>;
}

/** Why a form of accounts is shown again, at the top of its page. */
export function AccountErrors({ rejected: { form, waitSeconds }, labels }: AccountErrorsProps) {
  const { t } = useTranslation();
  if (form.isForeign)
    return <Problem title={t("accounts.foreign.title")} text={t("accounts.foreign.text")} />;
  if (waitSeconds !== undefined) {
    const count = Math.ceil(waitSeconds / 60);
    return <Problem title={t("accounts.tooOften.title")} text={t("accounts.tooOften.text", { count })} />;
  }
  const errors = Object.entries(labels).flatMap(([name, label]) => {
    const error = form.errors[name];
    return error ? [{ fieldId: name, label, error }] : [];
  });
  return <ErrorSummary errors={errors} sendingFailed={false} />;
}

function Problem({ title, text }: { title: string; text: string }) {
  return (
    <div className="summary" role="alert" tabIndex={-1} data-focus>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
