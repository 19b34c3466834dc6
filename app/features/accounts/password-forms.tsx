import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";
import type { FormState } from "./form-state";
import { typedValue } from "./form-state";
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
      <NewPassword {...props} />
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
      <NewPassword {...props} />
    </Form>
  );
}

/** Another address for a logged-in member. */
export function ChangeEmailForm(props: AccountFormProps) {
  const { t } = useTranslation();
  const { form } = props;
  return (
    <Form {...props} button={t("accounts.myEmail.button")}>
      <FormField id="email" label={t("accounts.myEmail.label")} error={form.errors.email} required>
        {(attributes) => (
          <input
            {...attributes}
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={typedValue(form, "email")}
            data-strip-spaces
          />
        )}
      </FormField>
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

function NewPassword({ form }: AccountFormProps) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        id="password"
        name="password"
        label={t("accounts.newPassword.label")}
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
