import { useTranslation } from "react-i18next";
import { Checkbox } from "~/design/form/checkbox";
import { type FormState, isTicked } from "~/design/form/form-state";
import { Summary } from "~/design/form/summary";
import { EmailField } from "./email-field";
import type { LogInFailure } from "./model";
import { PasswordField } from "./password-field";

interface LogInFormProps {
  form: FormState;
  token: string;
  /** The page that the visitor came from. */
  back: string;
}

/** The form that logs in. */
export function LogInForm({ form, token, back }: LogInFormProps) {
  const { t } = useTranslation();
  return (
    <form method="post" action="/inloggen" noValidate data-busy={t("forms.sending")}>
      <EmailField form={form} autoComplete="username" />
      <PasswordField
        id="password"
        name="password"
        label={t("accounts.password")}
        error={form.errors.password}
        autoComplete="current-password"
        required={false}
      />
      <Checkbox
        id="remember"
        name="remember"
        label={t("accounts.logIn.remember")}
        hint={t("accounts.logIn.rememberHint")}
        checked={isTicked(form, "remember")}
      />
      <input type="hidden" name="terug" value={back} />
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className="btn" type="submit">
          {t("accounts.logIn.button")}
        </button>
      </div>
    </form>
  );
}

/** Why logging in failed; the words do not tell which of the two was wrong. */
export function LogInFailed({ failure }: { failure: LogInFailure }) {
  const { t } = useTranslation();
  const links = {
    notRecognised: [
      { href: "#email", text: t("accounts.logIn.failed.checkEmail") },
      { href: "#password", text: t("accounts.logIn.failed.checkPassword") },
    ],
    unverified: [{ href: "/verificatie-mail-opnieuw-versturen", text: t("accounts.linkFailed.newMail") }],
    blocked: [{ href: "/contact", text: t("accounts.linkFailed.contact") }],
  };
  return (
    <Summary
      title={t("accounts.logIn.failed.title")}
      texts={[t(`accounts.logIn.failed.${failure}`)]}
      links={links[failure]}
    />
  );
}
