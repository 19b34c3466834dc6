import type { ReactNode } from "react";
import type { FormError } from "~/utils/form-errors";
import { Asterisk, type FieldAttributes, FieldError, FieldHint, fieldAttributes } from "./field-parts";

interface FormFieldProps {
  /** The id of the input. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** What a value has to meet, as a list before the input. */
  rules?: readonly string[] | undefined;
  error?: FormError | undefined;
  required?: boolean;
  /** Renders the input with the attributes that connect it to label, hint, rules and error. */
  children: (attributes: FieldAttributes) => ReactNode;
}

/** A field with label, hint, rules, error and input, in that order. */
export function FormField({ id, label, hint, rules, error, required = false, children }: FormFieldProps) {
  return (
    <div className={error ? "field bad" : "field"}>
      <label htmlFor={id}>
        {label}
        {required && <Asterisk />}
      </label>{" "}
      {hint && <FieldHint id={id}>{hint}</FieldHint>}{" "}
      {rules && (
        <ul className="rules" id={`${id}-rules`}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
      {error && <FieldError id={id} error={error} />}
      {children(fieldAttributes({ id, hint, rules, error }))}
    </div>
  );
}
