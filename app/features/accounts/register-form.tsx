import { useTranslation } from "react-i18next";
import { Checkbox } from "~/design/form/checkbox";
import { MandatoryNote } from "~/design/form/field-parts";
import { type FormState, isTicked } from "~/design/form/form-state";
import { EmailField } from "./email-field";
import { HealthFields } from "./health-fields";
import { withBack } from "./model";
import { NewPasswordFields } from "./new-password-fields";
import { NewTabLink } from "./new-tab-link";
import { UsernameField } from "./username-field";

interface RegisterFormProps {
  form: FormState;
  /** Free usernames like the one that was taken. */
  suggestions: readonly string[];
  token: string;
  /** The page that the visitor came from. */
  back: string;
}

/** The form that makes an account. The ids of its fields are their names. */
export function RegisterForm({ form, suggestions, token, back }: RegisterFormProps) {
  const { t } = useTranslation();
  return (
    <form method="post" action="/registreren" noValidate data-busy={t("forms.sending")}>
      <MandatoryNote />
      <section className="form-part" aria-labelledby="inloggegevens">
        <h2 id="inloggegevens">{t("accounts.register.logIn")}</h2>
        <EmailField form={form} hint={t("accounts.register.emailHint")} required>
          {form.errors.email === "EmailTaken" && (
            <p className="plain-links">
              <a href={withBack("/inloggen", back)}>{t("accounts.register.logInWithEmail")}</a>
              <br />
              <a href="/wachtwoord/vergeten">{t("accounts.register.newPassword")}</a>
            </p>
          )}
        </EmailField>
        <NewPasswordFields form={form} label={t("accounts.password")} />
      </section>
      <section className="form-part" aria-labelledby="zichtbaar">
        <h2 id="zichtbaar">{t("accounts.register.others")}</h2>
        <UsernameField form={form} suggestions={suggestions} />
        <Checkbox
          id="profileVisible"
          name="profileVisible"
          label={t("accounts.register.profileVisible")}
          hint={t("accounts.register.profileVisibleHint")}
          checked={isTicked(form, "profileVisible")}
        />
        <HealthFields form={form} />
      </section>
      <section className="form-part" aria-labelledby="afspraken">
        <h2 id="afspraken">{t("accounts.register.agree")}</h2>
        <div className="checks">
          <Checkbox
            id="adult"
            name="adult"
            label={t("accounts.register.adult")}
            checked={isTicked(form, "adult")}
            error={form.errors.adult}
            required
          />
          <Checkbox
            id="terms"
            name="terms"
            label={t("accounts.register.terms")}
            checked={isTicked(form, "terms")}
            error={form.errors.terms}
            required
          />
        </div>
        <p className="plain-links">
          <NewTabLink href="/disclaimer">{t("accounts.register.readTerms")}</NewTabLink>
          <br />
          <NewTabLink href="/gedragsregels">{t("accounts.register.readRules")}</NewTabLink>
        </p>
        <Checkbox
          id="newsletter"
          name="newsletter"
          label={t("accounts.register.newsletter")}
          hint={t("accounts.register.newsletterHint")}
          checked={isTicked(form, "newsletter")}
        />
      </section>
      <input type="hidden" name="terug" value={back} />
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className="btn" type="submit">
          {t("accounts.register.button")}
        </button>
        <p className="meta">
          <NewTabLink href="/privacy">{t("accounts.register.privacy")}</NewTabLink>
        </p>
      </div>
    </form>
  );
}
