import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";
import type { FormState } from "~/design/form/form-state";

interface CodeFormProps {
  form: FormState;
  token: string;
  label: string;
  hint: string;
  button: string;
  /** Other fields of the form. */
  children?: ReactNode;
}

/** The field for a code of the second factor, which is never filled in. It posts to its own page. */
export function CodeForm({ form, token, label, hint, button, children }: CodeFormProps) {
  const { t } = useTranslation();
  return (
    <form method="post" noValidate data-busy={t("forms.sending")}>
      <FormField id="totp" label={label} hint={hint} error={form.errors.totp} required>
        {(attributes) => (
          <input
            {...attributes}
            name="totp"
            type="text"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        )}
      </FormField>
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
