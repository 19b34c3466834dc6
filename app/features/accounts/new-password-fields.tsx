import { useTranslation } from "react-i18next";
import type { FormState } from "~/design/form/form-state";
import { PasswordField } from "./password-field";

/** A new password, typed twice, with its rules. */
export function NewPasswordFields({ form, label }: { form: FormState; label: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        id="password"
        name="password"
        label={label}
        error={form.errors.password}
        autoComplete="new-password"
        rules
      />
      <PasswordField
        id="repeat"
        name="repeat"
        label={t("accounts.repeat")}
        error={form.errors.repeat}
        autoComplete="new-password"
      />
    </>
  );
}
