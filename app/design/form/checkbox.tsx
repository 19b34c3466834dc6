import type { FormError } from "~/utils/form-errors";
import { Asterisk, FieldError, FieldHint, fieldAttributes } from "./field-parts";

interface CheckboxProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  checked: boolean;
  error?: FormError | undefined;
  required?: boolean;
}

/** A box to tick, with its error above it. */
export function Checkbox({ id, name, label, hint, checked, error, required = false }: CheckboxProps) {
  return (
    <div className={error ? "field bad" : "field"}>
      {error && <FieldError id={id} error={error} />}
      <div className="choice">
        <input
          {...fieldAttributes({ id, hint, error })}
          type="checkbox"
          name={name}
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
