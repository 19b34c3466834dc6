import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { advisedErrors, type FormError } from "~/utils/form-errors";

interface FieldParts {
  /** The id of the input; the ids of hint, rules and error derive from it. */
  id: string;
  hint?: string | undefined;
  rules?: readonly string[] | undefined;
  error?: FormError | undefined;
}

/** The attributes that connect an input to its hint, rules and error. */
export interface FieldAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export function fieldAttributes({ id, hint, rules, error }: FieldParts): FieldAttributes {
  const described = [hint && `${id}-hint`, rules && `${id}-rules`, error && `${id}-error`].filter(Boolean);
  return {
    id,
    "aria-describedby": described.join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
  };
}

export function FieldHint({ id, children }: { id: string; children: string }) {
  return (
    <span className="hint" id={`${id}-hint`}>
      {children}
    </span>
  );
}

export function FieldError({ id, error }: { id: string; error: FormError }) {
  const { t } = useTranslation();
  const advised = advisedErrors.find((one) => one === error);
  return (
    <span className="error" id={`${id}-error`}>
      <Icon name="error" />
      <span>
        {t(`forms.errors.${error}`)}
        {advised && <span className="advice"> {t(`forms.advice.${advised}`)}</span>}
      </span>
    </span>
  );
}

export function Asterisk() {
  const { t } = useTranslation();
  return (
    <abbr className="req" title={t("forms.required")}>
      {" *"}
    </abbr>
  );
}

/** What an asterisk means, for a form with mandatory and optional fields whose page does not say which are which. */
export function MandatoryNote() {
  const { t } = useTranslation();
  return <p className="form-note">{t("forms.mandatoryNote")}</p>;
}
