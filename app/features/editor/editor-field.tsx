import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";
import { type FormState, typedValue } from "~/design/form/form-state";
import { typedSyntax } from "~/fields/document/typed-document";
import type { Unwritable } from "~/fields/document/write-syntax";
import { LostNotice } from "./lost-notice";

interface EditorFieldProps {
  form: FormState;
  /** Also its id. */
  name: string;
  label: string;
  /** What the text may be about. */
  hint?: string;
  required?: boolean;
  rows?: number;
  /** Characters that are read; the limit of `typedDocument`. */
  maxLength: number;
  /** What the stored document holds that the field cannot (`lostInSyntax`). */
  lost?: readonly Unwritable[];
}

/** A text in the small syntax: a text area, which becomes an editor where scripts run. */
export function EditorField({ form, name, label, hint, maxLength, lost = [], ...props }: EditorFieldProps) {
  const { t } = useTranslation();
  const { rows = 10, required = false } = props;
  return (
    <FormField id={name} label={label} hint={hint} error={form.errors[name]} required={required}>
      {(attributes) => (
        <>
          {lost.length > 0 && <LostNotice lost={lost} />}
          <div className="editor" data-editor={maxLength}>
            <span className="hint" id={`${name}-syntax`}>
              {t("editor.syntax")}
            </span>
            <textarea
              {...attributes}
              aria-describedby={[attributes["aria-describedby"], `${name}-syntax`].filter(Boolean).join(" ")}
              name={name}
              rows={rows}
              required={required}
              defaultValue={typedSyntax(typedValue(form, name))}
            />
          </div>
        </>
      )}
    </FormField>
  );
}
