import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import type { FormError } from "~/utils/form-errors";

interface FormFieldProps {
  /** The id of the input; the ids of hint and error derive from it. */
  id: string;
  label: string;
  hint?: string;
  /** Rules of the value, listed below the hint. */
  rules?: readonly string[];
  error?: FormError | undefined;
  required?: boolean;
  /** Renders the input with the attributes that connect it to label, hint and error. */
  children: (attributes: FieldAttributes) => ReactNode;
}

interface FieldAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** A field with label, hint, error and input, in that order. */
export function FormField({ id, label, hint, rules, error, required = false, children }: FormFieldProps) {
  const { t } = useTranslation();
  const described = [hint && `${id}-hint`, rules && `${id}-rules`, error && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={error ? "field bad" : "field"}>
      <label htmlFor={id}>
        {label}
        {required && <Asterisk />}
      </label>{" "}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}{" "}
      {rules && (
        <ul className="rules" id={`${id}-rules`}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
      {error && (
        <span className="error" id={`${id}-error`}>
          <Icon name="error" />
          {t(`forms.errors.${error}`)}
        </span>
      )}
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
    </div>
  );
}

/** Marks a field that is required. */
export function Asterisk() {
  const { t } = useTranslation();
  return (
    <abbr className="req" title={t("forms.required")}>
      {" *"}
    </abbr>
  );
}
