import { useTranslation } from "react-i18next";
import type { FormError } from "~/utils/form-errors";
import { secretFields } from "~/utils/secret-fields";
import { ErrorSummary } from "./error-summary";
import { Summary } from "./summary";
import { useWaitingTime } from "./waiting-time";

interface FormErrorsProps {
  rejected: { form: { errors: Record<string, FormError>; isForeign: boolean }; waitSeconds?: number };
  /** The label of each field, by its name; ids are the names. */
  labels: Readonly<Record<string, string>>;
}

/** Why a form is shown again, at the top of its page. */
export function FormErrors({ rejected: { form, waitSeconds }, labels }: FormErrorsProps) {
  const { t } = useTranslation();
  const waitingTime = useWaitingTime();
  const names = Object.keys(labels);
  const secrets = names.filter((name) => secretFields.includes(name));
  // Passwords are never rendered back, so they have to be typed again whatever happened.
  const again = secrets.length > 0 ? [t("forms.passwordAgain")] : [];
  if (form.isForeign)
    return <Summary title={t("forms.foreign.title")} texts={[t("forms.foreign.text"), ...again]} />;
  if (waitSeconds !== undefined) {
    const text = t("forms.tooOften.text", { time: waitingTime(waitSeconds) });
    return <Summary title={t("forms.tooOften.title")} texts={[text, ...again]} />;
  }
  const errors = names.flatMap((name) => {
    const error = form.errors[name];
    return error ? [{ fieldId: name, label: labels[name] ?? name, error }] : [];
  });
  const isSomeKept = secrets.length > 0 && secrets.length < names.length;
  return <ErrorSummary errors={errors} text={isSomeKept ? t("forms.keptButPassword") : undefined} />;
}
