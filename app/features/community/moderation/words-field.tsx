import { FormField } from "~/design/form/form-field";
import { type FormState, typedValue } from "~/design/form/form-state";

interface WordsFieldProps {
  form: FormState;
  label: string;
  hint?: string;
  required?: boolean;
}

/** The field of an explanation. */
export function WordsField({ form, label, hint, required = false }: WordsFieldProps) {
  return (
    <FormField id="words" label={label} hint={hint} error={form.errors.words} required={required}>
      {(attributes) => (
        <textarea
          {...attributes}
          name="words"
          rows={4}
          required={required}
          defaultValue={typedValue(form, "words")}
        />
      )}
    </FormField>
  );
}
