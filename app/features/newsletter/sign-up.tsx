import { useTranslation } from "react-i18next";
import { ErrorSummary } from "~/design/form/error-summary";
import type { FormError } from "~/utils/form-errors";
import { type Mailing, NewsletterForm } from "./form";

/** Values and errors of a rejected form. */
export interface RejectedSignUp {
  email: string;
  /** The page that it was sent from, or ''. */
  path: string;
  mailing: Mailing;
  error: FormError | undefined;
  sendingFailed: boolean;
  uncertain: boolean;
}

/** Errors of a rejected form, for the top of its page. */
export function SignUpErrors({ rejected }: { rejected: RejectedSignUp | undefined }) {
  const { t } = useTranslation();
  if (!rejected) return null;
  const { error, sendingFailed, uncertain } = rejected;
  const errors = error ? [{ fieldId: "email", label: t("newsletter.email"), error }] : [];
  return <ErrorSummary errors={errors} sendingFailed={sendingFailed} uncertain={uncertain} />;
}

interface SignUpSectionProps {
  hint: string;
  /** Address that the form posts to; default the page of the charity's newsletter. */
  action?: string;
  rejected: RejectedSignUp | undefined;
}

/** The sign-up form on the page of a newsletter. */
export function SignUpSection({ hint, action, rejected }: SignUpSectionProps) {
  const { t } = useTranslation();
  return (
    <section className="form-page" aria-labelledby="aanmelden">
      <h2 id="aanmelden">{t("newsletter.formTitle")}</h2>
      <NewsletterForm
        id="email"
        hint={hint}
        action={action}
        mailing={rejected?.mailing}
        email={rejected?.email}
        page={rejected?.path}
        error={rejected?.error}
      />
      <p className="hint">
        <a href="/privacy">{t("newsletter.privacy")}</a>
      </p>
    </section>
  );
}
