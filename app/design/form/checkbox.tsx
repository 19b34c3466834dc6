import type { FormError } from "~/utils/form-errors";
import { Asterisk, FieldError, FieldHint, fieldAttributes } from "./field-parts";

interface CheckboxProps {
  id: string;
  name: string;
  /** What is sent when it is ticked; 'on' without it. */
  value?: string;
  label: string;
  hint?: string;
  checked: boolean;
  error?: FormError | undefined;
  required?: boolean;
}

/** A box to tick, with its error above it. */
export function Checkbox({ id, label, hint, checked, error, required = false, ...input }: CheckboxProps) {
  return (
    <div className={error ? "field bad" : "field"}>
      {error && <FieldError id={id} error={error} />}
      <div className="choice">
        <input
          {...fieldAttributes({ id, hint, error })}
          {...input}
          type="checkbox"
          required={required}
          defaultChecked={checked}
        />
        <label htmlFor={id}>
          {label}
          {required && <Asterisk />}
        </label>{" "}
        {hint && <FieldHint id={id}>{hint}</FieldHint>}
      </div>
    </div>
  );
}
