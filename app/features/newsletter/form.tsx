import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";
import { Honeypot } from "~/design/form/honeypot";
import { usePageContext } from "~/design/page-context";
import type { FormError } from "~/utils/form-errors";

interface NewsletterFormProps {
  /** Unique on the page: the footer has one too. */
  id: string;
  hint: string;
  /** Where the newsletter is that of a region: the address that takes it, which knows everything else itself. */
  action?: string | undefined;
  /** Where it is not our own: the form of a mailing names its fields itself. */
  label?: string;
  mailing?: Mailing | undefined;
  buttonClass?: string;
  email?: string | undefined;
  error?: FormError | undefined;
}

/** Which form of the provider this is, and what the mailing knew of its reader; '' is not sent. */
export interface Mailing {
  formId: string;
  scoreSdv: string;
  runid: string;
}

/**
 * The newsletter sign-up; the answer always comes from /nieuwsbrief (docs/decisions/0005-newsletter.md), of a region
 * from the same below its own page.
 */
export function NewsletterForm(props: NewsletterFormProps) {
  const { id, label, hint, action, mailing, buttonClass = "btn", email, error } = props;
  const { t } = useTranslation();
  const { path, renderedAt, newsletterFormId } = usePageContext();
  const formId = action ? "" : mailing?.formId || newsletterFormId;
  return (
    <form action={action ?? "/nieuwsbrief"} method="post" noValidate data-busy={t("forms.sending")}>
      <FormField id={id} label={label ?? t("newsletter.email")} hint={hint} error={error} required>
        {(attributes) => (
          <input
            {...attributes}
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={email}
            data-strip-spaces
          />
        )}
      </FormField>
      <Honeypot id={`${id}-leeg`} />
      <input type="hidden" name="rendered" value={renderedAt} data-rendered />
      <input type="hidden" name="path" value={path} />
      {formId && <input type="hidden" name="formId" value={formId} />}
      {mailing?.scoreSdv && <input type="hidden" name="score sdv" value={mailing.scoreSdv} />}
      {mailing?.runid && <input type="hidden" name="runid" value={mailing.runid} />}
      <button className={buttonClass} type="submit">
        {t("newsletter.button")}
      </button>
    </form>
  );
}
