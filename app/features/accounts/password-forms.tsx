import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormState } from "~/design/form/form-state";
import { EmailField } from "./email-field";
import { NewPasswordFields } from "./new-password-fields";
import { PasswordField } from "./password-field";

interface AccountFormProps {
  form: FormState;
  token: string;
}

/** A new password, with the secret of the mailed link. */
export function NewPasswordForm({ code, ...props }: AccountFormProps & { code: string }) {
  const { t } = useTranslation();
  return (
    <Form {...props} button={t("accounts.newPassword.button")}>
      <NewPasswordFields form={props.form} label={t("accounts.newPassword.label")} />
      <input type="hidden" name="code" value={code} />
    </Form>
  );
}

/** Another password for a logged-in member. */
export function ChangePasswordForm(props: AccountFormProps) {
  const { t } = useTranslation();
  return (
    <Form {...props} button={t("accounts.newPassword.button")}>
      <PasswordField
        id="current"
        name="current"
        label={t("accounts.myPassword.current")}
        error={props.form.errors.current}
        autoComplete="current-password"
      />
      <NewPasswordFields form={props.form} label={t("accounts.newPassword.label")} />
    </Form>
  );
}

/** Another address for a logged-in member. */
export function ChangeEmailForm(props: AccountFormProps) {
  const { t } = useTranslation();
  const { form } = props;
  return (
    <Form {...props} button={t("accounts.myEmail.button")}>
      <EmailField form={form} label={t("accounts.myEmail.label")} required />
      <PasswordField
        id="password"
        name="password"
        label={t("accounts.myPassword.current")}
        error={form.errors.password}
        autoComplete="current-password"
      />
    </Form>
  );
}

function Form({ token, button, children }: AccountFormProps & { button: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <form method="post" noValidate data-busy={t("forms.sending")}>
      {children}
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className="btn" type="submit">
          {button}
        </button>
      </div>
    </form>
  );
}
