import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import type { FormError } from "~/utils/form-errors";
import { Asterisk } from "./form-field";

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
  const { t } = useTranslation();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={error ? "field bad" : "field"}>
      {error && (
        <span className="error" id={`${id}-error`}>
          <Icon name="error" />
          {t(`forms.errors.${error}`)}
        </span>
      )}
      <div className="choice">
        <input
          type="checkbox"
          id={id}
          name={name}
          required={required}
          defaultChecked={checked}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <label htmlFor={id}>
          {label}
          {required && <Asterisk />}
        </label>{" "}
        {hint && (
          <span className="hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
    </div>
  );
}
