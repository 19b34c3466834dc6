import { useTranslation } from "react-i18next";
import type { FormError } from "~/utils/form-errors";
import { Summary } from "./summary";

interface ErrorSummaryProps {
  errors: readonly { fieldId: string; label: string; error: FormError }[];
  /** What is above the links, in place of the usual text. */
  text?: string | undefined;
  /** Whether a valid form could not be delivered. */
  sendingFailed?: boolean;
  /** Whether such a form may have arrived. */
  uncertain?: boolean;
}

/** The errors of a form at the top of the page, with links to the fields. */
export function ErrorSummary({ errors, text, sendingFailed = false, uncertain = false }: ErrorSummaryProps) {
  const { t } = useTranslation();
  if (errors.length === 0 && !sendingFailed) return null;
  const title = sendingFailed ? t("forms.errors.SendingFailed") : t("forms.summary.title");
  const counted = text ?? t("forms.summary.text", { count: errors.length });
  return (
    <Summary
      title={uncertain ? t("forms.errors.SendingUncertain") : title}
      texts={[...(uncertain ? [t("forms.uncertain")] : []), ...(errors.length > 0 ? [counted] : [])]}
      links={errors.map(({ fieldId, label, error }) => ({
        href: `#${fieldId}`,
        text: `${label.replace(/\?$/, "")}: ${t(`forms.errors.${error}`)}`,
      }))}
    />
  );
}
