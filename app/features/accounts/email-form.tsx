import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";
import type { FormState } from "./form-state";
import { typedValue } from "./form-state";

interface EmailFormProps {
  form: FormState;
  token: string;
  hint: string;
  button: string;
}

/** A form with an address to which a link is mailed. It posts to its own page. */
export function EmailForm({ form, token, hint, button }: EmailFormProps) {
  const { t } = useTranslation();
  return (
    <form method="post" noValidate data-busy={t("forms.sending")}>
      <FormField id="email" label={t("accounts.email")} hint={hint} error={form.errors.email}>
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
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className="btn" type="submit">
          {button}
        </button>
      </div>
    </form>
  );
}
