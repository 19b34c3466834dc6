import { useTranslation } from "react-i18next";
import type { FormState } from "~/design/form/form-state";
import { PasswordField } from "~/features/accounts/public";

/** The member's password, which has the link mailed. It posts to its own page. */
export function LeavingForm({ form, token }: { form: FormState; token: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" className="form-part" noValidate data-busy={t("forms.sending")}>
      <h2>{t("leaving.sure")}</h2>
      <p>{t("leaving.steps")}</p>
      <PasswordField
        id="password"
        name="password"
        label={t("accounts.myPassword.current")}
        error={form.errors.password}
        autoComplete="current-password"
      />
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className="btn" type="submit">
          {t("leaving.button")}
        </button>
      </div>
    </form>
  );
}
