import type { MailContent, MailFacts, MailPart, MailTemplate } from "../platform/mail/template";
import type { Services } from "../platform/services";
import { createLink } from "./links";
import type { AccountMail, LinkPurpose } from "./tables";

const pages: Readonly<Record<LinkPurpose, string>> = {
  verify: "/bevestigen",
  "reset-password": "/wachtwoord/nieuw",
  "change-email": "/e-mailadres/bevestigen",
  "delete-account": "/account-verwijderen",
};

const notMe: MailPart = {
  kind: "paragraph",
  text: "Heb jij dit niet gedaan? Dan hoef je niets te doen. Zonder klik gebeurt er niets.",
};

/** The mails about one's account. Their secrets are created while they are composed, so that no order holds one. */
export const accountMails: Readonly<Record<AccountMail, MailTemplate>> = {
  "verify-account": {
    unsubscribe: false,
    async compose(facts, services) {
      if (facts.member?.state !== "unverified") return null;
      const href = await linkTo("verify", facts.member.id, facts, services);
      return {
        subject: "Bevestig je account",
        preview: "Nog één klik, dan kun je meepraten.",
        title: `Nog één klik, ${facts.member.username}`,
        parts: [
          {
            kind: "paragraph",
            text: "Je hebt een account gemaakt. Klik op de knop om te laten weten dat dit jouw mailadres is. Daarna kun je meepraten.",
            plain:
              "Je hebt een account gemaakt. Open deze regel om te laten weten dat dit jouw mailadres is. Daarna kun je meepraten.",
          },
          ...button("Bevestig mijn account", href, "24 uur"),
          notMe,
        ],
        why: "Je krijgt deze mail één keer, omdat iemand je mailadres invulde.",
      };
    },
  },

  "reset-password": {
    unsubscribe: false,
    async compose(facts, services) {
      if (facts.member?.state !== "active") return null;
      const href = await linkTo("reset-password", facts.member.id, facts, services);
      return {
        subject: "Kies een nieuw wachtwoord",
        preview: "De link in deze mail werkt een uur.",
        title: `Een nieuw wachtwoord, ${facts.member.username}`,
        parts: [
          {
            kind: "paragraph",
            text: "Ben je je wachtwoord vergeten? Geen zorgen, dat gebeurt. Klik op de knop en kies een nieuw wachtwoord.",
            plain:
              "Ben je je wachtwoord vergeten? Geen zorgen, dat gebeurt. Open deze regel en kies een nieuw wachtwoord.",
          },
          ...button("Kies een nieuw wachtwoord", href, "een uur"),
          {
            kind: "paragraph",
            text: "Heb jij dit niet gevraagd? Dan hoef je niets te doen. Je wachtwoord blijft hetzelfde.",
          },
        ],
        why: "Je krijgt deze mail omdat iemand om een nieuw wachtwoord vroeg voor dit mailadres.",
      };
    },
  },

  "password-changed": {
    unsubscribe: false,
    compose: ({ member, origin }) =>
      told(member, {
        subject: "Je wachtwoord is veranderd",
        preview: "Was jij dit niet? Kies dan meteen een nieuw wachtwoord.",
        title: "Je wachtwoord is veranderd",
        parts: [
          {
            kind: "paragraph",
            text: "Je account heeft een nieuw wachtwoord. Heb jij dat gekozen? Dan hoef je niets te doen.",
          },
          {
            kind: "paragraph",
            text: "Was jij dit niet? Kies dan meteen een nieuw wachtwoord. Overal waar je account open staat, word je dan uitgelogd.",
          },
          // The page that mails a link: a secret in this mail would have expired when it is read tomorrow.
          { kind: "button", label: "Kies een nieuw wachtwoord", href: `${origin}/wachtwoord/vergeten` },
        ],
        why: "Je krijgt deze mail omdat het wachtwoord van je account is veranderd.",
      }),
  },

  "change-email": {
    unsubscribe: false,
    async compose(facts, services) {
      if (facts.member?.state !== "active") return null;
      const href = await linkTo("change-email", facts.member.id, facts, services);
      return {
        subject: "Bevestig je nieuwe mailadres",
        preview: "Nog één klik, dan is je mailadres veranderd.",
        title: `Nog één klik, ${facts.member.username}`,
        parts: [
          {
            kind: "paragraph",
            text: "Je wilt dit mailadres gebruiken voor je account. Klik op de knop om te laten weten dat het van jou is.",
            plain:
              "Je wilt dit mailadres gebruiken voor je account. Open deze regel om te laten weten dat het van jou is.",
          },
          ...button("Bevestig mijn mailadres", href, "24 uur"),
          { kind: "paragraph", text: "Tot die tijd log je in met je oude mailadres." },
          notMe,
        ],
        why: "Je krijgt deze mail één keer, omdat iemand dit mailadres invulde.",
      };
    },
  },

  "email-changed": {
    unsubscribe: false,
    compose: ({ member, helpline }) =>
      told(member, {
        subject: "Je mailadres is veranderd",
        preview: "Je account heeft een ander mailadres.",
        title: "Je mailadres is veranderd",
        parts: [
          {
            kind: "paragraph",
            text: "Je account heeft nu een ander mailadres. Daarmee log je voortaan in. Op dit adres krijg je geen mails meer over je account.",
          },
          {
            kind: "paragraph",
            text: `Was jij dit niet? Bel ons dan meteen: ${helpline}. We helpen je om je account terug te krijgen.`,
          },
        ],
        why: "Je krijgt deze mail één keer, op je oude mailadres.",
      }),
  },
};

/** The address of a page with the secret of a link, which is created now. */
export async function linkTo(
  purpose: LinkPurpose,
  memberId: string,
  { address, origin }: MailFacts,
  { db, now }: Services,
): Promise<string> {
  // Only a change of address stores one: its link is used by the member, for the address of this mail.
  const email = purpose === "change-email" ? address : null;
  const secret = await createLink(db, { purpose, memberId, email }, now());
  return `${origin}${pages[purpose]}?code=${secret}`;
}

/** A button that works for some time, with the same address in full. */
export function button(label: string, href: string, time: string): MailPart[] {
  return [
    { kind: "button", label, href },
    {
      kind: "paragraph",
      text: `De knop werkt ${time}. Gebeurt er niets? Wacht dan 5 minuten en klik nog eens.`,
      plain: `De link werkt ${time}. Gebeurt er niets? Wacht dan 5 minuten en probeer het nog eens.`,
    },
    { kind: "link", text: "Werkt de knop niet? Kopieer deze regel naar je browser:", href },
  ];
}

/** A mail about what happened, to a member who still exists; it begins with their name. */
async function told(member: MailFacts["member"], content: MailContent): Promise<MailContent | null> {
  if (!member) return null;
  return { ...content, parts: [{ kind: "paragraph", text: `Dag ${member.username},` }, ...content.parts] };
}
