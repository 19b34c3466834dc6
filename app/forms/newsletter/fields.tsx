import { useTranslation } from "react-i18next";
import { FormField } from "~/components/form-field";
import { Honeypot } from "~/components/honeypot";
import { useShell } from "~/components/shell";
import type { FormError } from "~/domain/form-errors";

interface NewsletterFormProps {
  /** Unique on the page: the footer has one too. */
  id: string;
  hint: string;
  buttonClass?: string;
  email?: string | undefined;
  error?: FormError | undefined;
}

/** The newsletter sign-up; the answer always comes from /nieuwsbrief (docs/decisions/0005-newsletter.md). */
export function NewsletterForm({ id, hint, buttonClass = "btn", email, error }: NewsletterFormProps) {
  const { t } = useTranslation();
  const { path, renderedAt } = useShell();
  return (
    <form action="/nieuwsbrief" method="post" noValidate data-busy={t("forms.sending")}>
      <FormField id={id} label={t("newsletter.email")} hint={hint} error={error} required>
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
      <button className={buttonClass} type="submit">
        {t("newsletter.button")}
      </button>
    </form>
  );
}
