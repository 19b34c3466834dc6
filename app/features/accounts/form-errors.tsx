import { useTranslation } from "react-i18next";
import { ErrorSummary } from "~/design/form/error-summary";
import { Summary } from "~/design/form/summary";
import type { FormError } from "~/utils/form-errors";
import { secretFields } from "~/utils/secret-fields";
import { useWaitingTime } from "./waiting-time";

interface AccountErrorsProps {
  rejected: { form: { errors: Record<string, FormError>; isForeign: boolean }; waitSeconds?: number };
  /** The label of each field, by its name; ids are the names. */
  labels: Readonly<Record<string, string>>;
}

/** Why a form of accounts is shown again, at the top of its page. */
export function AccountErrors({ rejected: { form, waitSeconds }, labels }: AccountErrorsProps) {
  const { t } = useTranslation();
  const waitingTime = useWaitingTime();
  const names = Object.keys(labels);
  const secrets = names.filter((name) => secretFields.includes(name));
  // Passwords are never rendered back, so they have to be typed again whatever happened.
  const again = secrets.length > 0 ? [t("accounts.passwordAgain")] : [];
  if (form.isForeign)
    return <Summary title={t("accounts.foreign.title")} texts={[t("accounts.foreign.text"), ...again]} />;
  if (waitSeconds !== undefined) {
    const text = t("accounts.tooOften.text", { time: waitingTime(waitSeconds) });
    return <Summary title={t("accounts.tooOften.title")} texts={[text, ...again]} />;
  }
  const errors = names.flatMap((name) => {
    const error = form.errors[name];
    return error ? [{ fieldId: name, label: labels[name] ?? name, error }] : [];
  });
  const isSomeKept = secrets.length > 0 && secrets.length < names.length;
  return <ErrorSummary errors={errors} text={isSomeKept ? t("accounts.keptButPassword") : undefined} />;
}
