import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";
import { Honeypot } from "~/design/form/honeypot";
import { usePageContext } from "~/design/page-context";
import type { FormError } from "~/utils/form-errors";

interface NewsletterFormProps {
  /** Unique on the page, as the footer has a form too. */
  id: string;
  hint: string;
  /** For a region's newsletter: the address that the form posts to. */
  action?: string | undefined;
  /** Set for the form of a mailing, which has its own field names. */
  label?: string | null;
  mailing?: Mailing | undefined;
  buttonClass?: string;
  email?: string | undefined;
  /** Path of the page that a rejected form was sent from; default this page. */
  page?: string | undefined;
  error?: FormError | undefined;
}

/** The provider's form id and the hidden fields of a mailing; empty values are omitted. */
export interface Mailing {
  formId: string;
  scoreSdv: string;
  runid: string;
}

/**
 * The newsletter sign-up. It posts to /nieuwsbrief (docs/decisions/0005-newsletter.md), or to the same path below the
 * page of a region.
 */
export function NewsletterForm(props: NewsletterFormProps) {
  const { id, label, hint, action, mailing, buttonClass = "btn", email, page, error } = props;
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
      <input type="hidden" name="path" value={page || path} />
      {formId && <input type="hidden" name="formId" value={formId} />}
      {mailing?.scoreSdv && <input type="hidden" name="score sdv" value={mailing.scoreSdv} />}
      {mailing?.runid && <input type="hidden" name="runid" value={mailing.runid} />}
      <button className={buttonClass} type="submit">
        {t("newsletter.button")}
      </button>
    </form>
  );
}
