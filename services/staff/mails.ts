import type { MailTemplate } from "../platform/mail/template";
import type { StaffMail } from "./tables";

/** A mail about the second factor, with what to do where somebody else did it. */
function told(title: string, text: string): MailTemplate {
  return {
    unsubscribe: false,
    compose: async ({ member, origin }) =>
      member?.state === "active"
        ? {
            subject: title,
            preview: "Was jij dit niet? Kies dan meteen een nieuw wachtwoord.",
            title,
            parts: [
              { kind: "paragraph", text: `${text} Was jij dat? Dan hoef je niets te doen.` },
              {
                kind: "paragraph",
                text: "Was jij dit niet? Kies dan meteen een nieuw wachtwoord, en vraag een beheerder om je tweede stap te wissen.",
              },
              { kind: "button", label: "Kies een nieuw wachtwoord", href: `${origin}/wachtwoord/vergeten` },
            ],
            why: "Je krijgt deze mail omdat je account bij beheer hoort.",
          }
        : null,
  };
}

/** The mails to staff about their second factor. */
export const staffMails: Readonly<Record<StaffMail, MailTemplate>> = {
  "second-factor-set": told(
    "Je tweede stap is ingesteld",
    "Voor beheer log je vanaf nu ook in met een code van je telefoon.",
  ),
  "recovery-code-used": told(
    "Er is een herstelcode gebruikt",
    "Iemand opende beheer met een van je herstelcodes. Die code werkt nu niet meer.",
  ),
  "recovery-codes-renewed": told(
    "Je hebt nieuwe herstelcodes",
    "Iemand maakte in beheer nieuwe herstelcodes voor je. De oude werken niet meer.",
  ),
};
