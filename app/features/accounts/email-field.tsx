import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";
import { type FormState, typedValue } from "~/design/form/form-state";

interface EmailFieldProps {
  form: FormState;
  /** Default: 'E-mailadres'. */
  label?: string;
  hint?: string;
  /** `username` where it logs in, so that browsers fill in the password too. */
  autoComplete?: "email" | "username";
  required?: boolean;
  /** What stands below the input, such as ways on after an error. */
  children?: ReactNode;
}

/** A mail address; its id is its name. */
export function EmailField(props: EmailFieldProps) {
  const { form, label, hint, autoComplete = "email", required = false, children } = props;
  const { t } = useTranslation();
  return (
    <FormField
      id="email"
      label={label ?? t("accounts.email")}
      hint={hint}
      error={form.errors.email}
      required={required}
    >
      {(attributes) => (
        <>
          <input
            {...attributes}
            name="email"
            type="email"
            autoComplete={autoComplete}
            required
            defaultValue={typedValue(form, "email")}
            data-strip-spaces
          />
          {children}
        </>
      )}
    </FormField>
  );
}
