import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import type { FormError } from "~/utils/form-errors";

interface FormFieldProps {
  /** Of the input; hint and error get ids of their own from it. */
  id: string;
  label: string;
  hint?: string;
  error?: FormError | undefined;
  required?: boolean;
  /** The input, given the attributes that tie label, hint and error to it. */
  children: (attributes: FieldAttributes) => ReactNode;
}

interface FieldAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Label, hint, error, field: in that order. */
export function FormField({ id, label, hint, error, required = false, children }: FormFieldProps) {
  const { t } = useTranslation();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
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

/** Spec 002, section 5: required fields show an asterisk with title 'Verplicht'. */
function Asterisk() {
  const { t } = useTranslation();
  return (
    <abbr className="req" title={t("forms.required")}>
      {" *"}
    </abbr>
  );
}
