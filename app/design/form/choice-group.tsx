import type { FormError } from "~/utils/form-errors";
import { Asterisk, FieldError, FieldHint, fieldAttributes } from "./field-parts";
import { NoChoice } from "./no-choice";

interface ChoiceGroupProps {
  type: "radio" | "checkbox";
  name: string;
  legend: string;
  hint?: string;
  error?: FormError | undefined;
  /** Of radio buttons the first is the default, as text browsers choose it themselves. */
  options: readonly (readonly [value: string, label: string])[];
  chosen: readonly string[];
  /** Whether radio buttons have no default, and one has to be chosen. */
  required?: boolean;
}

/** Radio buttons or boxes under one question; its id is its name, so that a summary of errors leads to it. */
export function ChoiceGroup({ type, name, legend, options, chosen, ...props }: ChoiceGroupProps) {
  const { hint, error, required = false } = props;
  const { id, ...described } = fieldAttributes({ id: name, hint, error });
  return (
    <fieldset
      className={error ? "field bad" : "field"}
      id={id}
      aria-describedby={described["aria-describedby"]}
      tabIndex={error ? -1 : undefined}
    >
      <legend>
        {legend}
        {required && <Asterisk />}
      </legend>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {error && <FieldError id={id} error={error} />}
      {required && <NoChoice name={name} id={`${name}-none`} />}
      <div className="checks">
        {options.map(([value, label]) => (
          <div className="choice" key={value}>
            <input
              type={type}
              id={`${name}-${value || "none"}`}
              name={name}
              value={value}
              required={required}
              defaultChecked={type === "radio" ? value === (chosen[0] ?? "") : chosen.includes(value)}
            />
            <label htmlFor={`${name}-${value || "none"}`}>{label}</label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
