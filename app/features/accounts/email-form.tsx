import { useTranslation } from "react-i18next";
import type { FormState } from "~/design/form/form-state";
import { EmailField } from "./email-field";

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
      <EmailField form={form} hint={hint} />
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className="btn" type="submit">
          {button}
        </button>
      </div>
    </form>
  );
}
