import { FormField } from "./form-field";
import { type FormState, typedValue } from "./form-state";

interface SelectFieldProps {
  form: FormState;
  /** Also its id. */
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** A choice of one from a list. */
export function SelectField({ form, name, label, options }: SelectFieldProps) {
  return (
    <FormField id={name} label={label} error={form.errors[name]}>
      {(attributes) => (
        <select {...attributes} name={name} defaultValue={typedValue(form, name)}>
          {options.map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
