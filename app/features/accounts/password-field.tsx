import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";
import type { FormError } from "~/utils/form-errors";

interface PasswordFieldProps {
  id: string;
  name: "password" | "repeat" | "current";
  label: string;
  error: FormError | undefined;
  autoComplete: "current-password" | "new-password";
  /** Whether the rules of a new password stand before the field. */
  rules?: boolean;
  required?: boolean;
}

/** A password, which is never filled in; the site script adds a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, name, label, error, autoComplete, rules = false, required = true } = props;
  const { t } = useTranslation();
  const lowerLabel = label.charAt(0).toLowerCase() + label.slice(1);
  return (
    <FormField
      id={id}
      label={label}
      error={error}
      required={required}
      {...(rules && {
        hint: t("accounts.rules.intro"),
        rules: t("accounts.rules.list", { returnObjects: true }),
      })}
    >
      {(attributes) => (
        <div className="with-button">
          <input
            {...attributes}
            name={name}
            type="password"
            autoComplete={autoComplete}
            required
            autoCapitalize="none"
            spellCheck={false}
            data-reveal={t("accounts.showPassword", { label: lowerLabel })}
            data-conceal={t("accounts.hidePassword", { label: lowerLabel })}
          />
        </div>
      )}
    </FormField>
  );
}
