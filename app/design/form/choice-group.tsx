import type { FormError } from "~/utils/form-errors";
import { FieldError, FieldHint, fieldAttributes } from "./field-parts";

interface ChoiceGroupProps {
  type: "radio" | "checkbox";
  name: string;
  legend: string;
  hint?: string;
  error?: FormError | undefined;
  /** Of radio buttons the first is the default, as text browsers choose it themselves. */
  options: readonly (readonly [value: string, label: string])[];
  chosen: readonly string[];
}

/** Radio buttons or boxes under one question; its id is its name, so that a summary of errors leads to it. */
export function ChoiceGroup({ type, name, legend, hint, error, options, chosen }: ChoiceGroupProps) {
  const { id, ...described } = fieldAttributes({ id: name, hint, error });
  return (
    <fieldset
      className={error ? "field bad" : "field"}
      id={id}
      aria-describedby={described["aria-describedby"]}
      tabIndex={error ? -1 : undefined}
    >
      <legend>{legend}</legend>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {error && <FieldError id={id} error={error} />}
      <div className="checks">
        {options.map(([value, label]) => (
          <div className="choice" key={value}>
            <input
              type={type}
              id={`${name}-${value || "none"}`}
              name={name}
              value={value}
              defaultChecked={type === "radio" ? value === (chosen[0] ?? "") : chosen.includes(value)}
            />
            <label htmlFor={`${name}-${value || "none"}`}>{label}</label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
