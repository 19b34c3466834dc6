import { z } from "zod";
import { longDate } from "../../app/utils/dates";
import { button, linkTo } from "../accounts/mails";
import type { MailPart, MailTemplate } from "../platform/mail/template";
import type { LeavingMail } from "./tables";

const inactiveFacts = z.object({ until: z.iso.datetime() });

/** The mails about the end of an account. */
export const leavingMails: Readonly<Record<LeavingMail, MailTemplate>> = {
  "delete-account": {
    unsubscribe: false,
    async compose(facts, services) {
      if (facts.member?.state !== "active") return null;
      const href = await linkTo("delete-account", facts.member.id, facts, services);
      return {
        subject: "Wil je je account verwijderen?",
        preview: "Nog één klik. Daarna is je account weg.",
        title: `Wil je weg, ${facts.member.username}?`,
        parts: [
          {
            kind: "paragraph",
            text: "Je vroeg ons om je account te verwijderen. Klik op de knop als je dat zeker weet. Daarna kunnen we niets meer terughalen.",
            plain:
              "Je vroeg ons om je account te verwijderen. Open deze regel als je dat zeker weet. Daarna kunnen we niets meer terughalen.",
          },
          ...button("Verwijder mijn account", href, "24 uur"),
          {
            kind: "paragraph",
            text: "Wil je toch blijven? Dan hoef je niets te doen. Zonder klik blijft je account bestaan.",
          },
          {
            kind: "paragraph",
            text: "Heb jij dit niet gevraagd? Dan kent iemand anders je wachtwoord. Kies meteen een nieuw wachtwoord op onze site.",
          },
        ],
        why: "Je krijgt deze mail omdat iemand met jouw wachtwoord vroeg om je account te verwijderen.",
      };
    },
  },

  "account-deleted": {
    unsubscribe: false,
    forgetAddress: true,
    compose: async ({ helpline }) => ({
      subject: "Je account is verwijderd",
      preview: "Dit is de laatste mail over je account.",
      title: "Je account is verwijderd",
      parts: [
        {
          kind: "paragraph",
          text: "We hebben je account verwijderd, met je profiel, je blogs en je berichten. Je gesprekken en reacties in het forum blijven, met 'Anoniem lid' erbij.",
        },
        {
          kind: "paragraph",
          text: "We hebben ook je mailadres gewist. Dit is dus de laatste mail over je account. Je bent altijd weer welkom: dan maak je een nieuw account.",
        },
        { kind: "paragraph", text: `Wilde je dit niet? Bel ons dan: ${helpline}.` },
      ],
      why: "Je krijgt deze mail één keer, omdat je account is verwijderd.",
    }),
  },

  "account-inactive": {
    unsubscribe: false,
    async compose({ member, origin, facts }) {
      if (member?.state !== "active") return null;
      const until = longDate(inactiveFacts.parse(facts).until);
      return {
        subject: "Wil je je account houden?",
        preview: "Log dan een keer in.",
        title: `Dag ${member.username}, wil je je account houden?`,
        parts: [
          {
            kind: "paragraph",
            text: `Je was meer dan twee jaar niet op onze site. We bewaren niet meer dan nodig is. Daarom verwijderen we je account op ${until}.`,
          },
          {
            kind: "paragraph",
            text: "Wil je je account houden? Log dan voor die dag een keer in. Meer hoef je niet te doen.",
          },
          ...logInButton(origin),
          { kind: "paragraph", text: "Heb je het account niet meer nodig? Dan hoef je niets te doen." },
        ],
        why: "Je krijgt deze mail één keer, omdat je lang niet op onze site was.",
      };
    },
  },
};

/** Members of before their site was stored have no address to lead to. */
function logInButton(origin: string): MailPart[] {
  return origin ? [{ kind: "button", label: "Log in", href: `${origin}/inloggen` }] : [];
}
