import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";
import { type FormState, typedValue } from "~/design/form/form-state";
import { BackNotice, type KeptTexts, TextForm } from "~/features/editor/public";
import { normalisedText } from "~/utils/plain-text";
import { AgainNotice } from "./again-notice";
import type { Again } from "./outcome";

interface TextPartProps {
  /** What the form is rendered with, and what was typed before a session ended. */
  writing: { kept: KeptTexts; isBack: boolean; form: FormState; sending: string };
  again: Again | undefined;
  token: string;
  /** The anchor on the page that the form is shown at again. */
  anchor: string;
  label: string;
  hint: string;
  maxLength: number;
  rows: number;
  /** Its buttons. */
  children: ReactNode;
}

/** A form for a plain text to another member. */
export function TextPart({ writing, again, token, anchor, label, hint, maxLength, ...rest }: TextPartProps) {
  const { rows, children } = rest;
  const form = again?.form ?? writing.form;
  const typed = typedValue(form, "text");
  const count = useCount(typed, maxLength);
  return (
    <>
      {again && <AgainNotice again={again} labels={{ text: label }} />}
      {!again && writing.isBack && <BackNotice />}
      <TextForm kept={writing.kept} token={token} action={`#${anchor}`}>
        <FormField
          id="text"
          label={label}
          hint={typed ? `${hint} ${count}` : hint}
          error={form.errors.text}
          required
        >
          {(attributes) => <textarea {...attributes} name="text" rows={rows} required defaultValue={typed} />}
        </FormField>
        <input type="hidden" name="sending" value={writing.sending} />
        <div className="form-actions write-actions">{children}</div>
      </TextForm>
    </>
  );
}

/** How many letters still fit, or are too many. */
function useCount(typed: string, maxLength: number): string {
  const { t } = useTranslation();
  const left = maxLength - normalisedText(typed).length;
  return left < 0 ? t("inbox.counter.over", { count: -left }) : t("inbox.counter.left", { count: left });
}
