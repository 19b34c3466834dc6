import { formatAmount } from "../../app/utils/amount";
import { longDate } from "../../app/utils/dates";
import type { MailPart, MailTemplate } from "../platform/mail/template";
import { givingPaths } from "./contract";
import { createGiftLink } from "./links";
import { giftLinksMail } from "./links-mail";
import { lineFor, linkTo, mail, manageParts, often, receiptOf, underWayParts } from "./mail-parts";
import { isPaidTwice } from "./payments";
import { referenceOf } from "./references";
import type { GivingMail, StopReason } from "./schemas";
import { givenInYear } from "./year";

const stopTexts: Readonly<Record<StopReason, string>> = {
  giver: "Je hebt je gift gestopt. We schrijven niets meer af.",
  staff: "We hebben je gift gestopt, zoals je vroeg. We schrijven niets meer af.",
  failed: "Het lukte niet om je gift af te schrijven. We proberen het niet nog eens. Je hoeft niets te doen.",
  "charged-back": "Je bank heeft je gift aan je teruggegeven. Daarom schrijven we niets meer af.",
  "account-closed":
    "Van deze rekening of pas kunnen we niet meer afschrijven. Daarom is je gift gestopt. Je hoeft niets te doen.",
  unpaid: "Je gift is niet betaald. We schrijven niets af.",
  fraud:
    "Deze gift is betaald met de rekening of pas van iemand anders. Daarom is de gift gestopt. We schrijven niets meer af.",
};

/** The mails about gifts. Their subjects say nothing about health. */
export const givingMails: Readonly<Record<GivingMail, MailTemplate>> = {
  "gift-received": mail(async (loaded, facts, services) => {
    const { gift, name, payment, standing } = loaded;
    if (!payment) return null;
    const amount = formatAmount(payment.cents);
    const isBegun = payment.kind === "first" && standing?.state === "active";
    const begun = isBegun ? ` Vanaf nu geef je ${often[gift.frequency]} ${amount}.` : "";
    const lasts = standing && standing.state !== "stopped";
    return {
      subject: `Dank je wel voor je gift van ${amount}`,
      preview: "Bewaar deze mail: hij is je bewijs.",
      title: `Dank je wel, ${name}`,
      parts: [
        { kind: "paragraph", text: `Je gift van ${amount} is binnen.${begun}` },
        receiptOf(loaded),
        { kind: "paragraph", text: "Bewaar deze mail. Je gift is aftrekbaar voor de belasting." },
        ...(lasts
          ? [
              {
                kind: "paragraph",
                text: "Je kunt een afschrijving tot 8 weken later terughalen bij je bank.",
              } as const,
              ...(await manageParts(loaded, facts, services)),
            ]
          : []),
      ],
    };
  }),

  "gift-refunded": mail(async (loaded, facts, services) => {
    const { gift, name, payment, standing } = loaded;
    if (!payment) return null;
    const amount = formatAmount(payment.cents);
    const isSecond = await isPaidTwice(services.db, payment);
    const goesOn = standing?.state === "active" || standing?.state === "paused";
    return {
      subject: `We betalen je ${isSecond ? "tweede betaling" : "gift"} van ${amount} terug`,
      preview: "Het staat binnen een paar dagen op je rekening.",
      title: `Dag ${name}`,
      parts: [
        {
          kind: "paragraph",
          text: `We hebben ${amount} aan je terugbetaald. Het staat binnen een paar dagen op je rekening.`,
        },
        { kind: "list", items: [lineFor("Kenmerk", referenceOf(gift))] },
        {
          kind: "paragraph",
          text: isSecond
            ? "Je had twee keer betaald. Je andere betaling blijft staan. Het bewijs dat je daarvan kreeg, blijft geldig."
            : "Het bewijs dat je eerder van deze betaling kreeg, geldt niet meer.",
        },
        ...(goesOn
          ? [
              {
                kind: "paragraph",
                text: `Je blijft wel ${often[gift.frequency]} ${formatAmount(standing.cents)} geven.`,
              } as const,
              ...(await manageParts(loaded, facts, services)),
            ]
          : []),
      ],
    };
  }),

  "gift-announced": mail(async (loaded, facts, services) => {
    const { name, on, standing } = loaded;
    // Stopped or changed since.
    if (!standing || on === null || standing.next_on !== on) return null;
    const amount = formatAmount(standing.cents);
    return {
      subject: `Over een week schrijven we je gift van ${amount} af`,
      preview: `Dat is op ${longDate(on)}.`,
      title: `Dag ${name}`,
      parts: [
        { kind: "paragraph", text: `Op ${longDate(on)} schrijven we je gift van ${amount} af.` },
        receiptOf(loaded),
        ...(await manageParts(loaded, facts, services)),
      ],
    };
  }),

  "gift-debit-failed": mail(async (loaded, facts, services) => {
    const { name, payment, standing } = loaded;
    if (!payment || !standing || standing.state === "stopped") return null;
    const isLast = payment.state === "failed" && standing.state === "paused";
    if (payment.state !== "new" && !isLast) return null;
    const again = longDate((payment.look_at ?? services.now()).toISOString());
    return {
      subject: "Het lukte niet om je gift af te schrijven",
      preview: isLast
        ? "Dat kan gebeuren. Je hoeft niets te doen."
        : "Dat kan gebeuren. We proberen het over een week nog één keer.",
      title: `Dag ${name}`,
      parts: [
        {
          kind: "paragraph",
          text: `Het lukte niet om je gift van ${formatAmount(payment.cents)} af te schrijven. Dat kan gebeuren.`,
        },
        {
          kind: "paragraph",
          text: isLast
            ? "Je gift staat op pauze. Daarom proberen we het niet nog eens. Je hoeft niets te doen."
            : `Op ${again} proberen we het nog één keer. Wil je dat niet? Dan kun je hieronder stoppen.`,
        },
        ...(await manageParts(loaded, facts, services)),
      ],
    };
  }),

  "gift-stopped": mail(async (loaded, { origin }, services) => {
    const { gift, name, standing } = loaded;
    if (standing?.state !== "stopped") return null;
    const reason = standing.stop_reason ?? "giver";
    const thanks: MailPart[] = [{ kind: "paragraph", text: "Dank je wel voor alles wat je gaf." }];
    const again: MailPart[] = [
      { kind: "paragraph", text: "Wil je later weer geven? Je bent altijd welkom." },
      { kind: "button", label: "Bekijk hoe je kunt geven", href: `${origin}/doneren` },
    ];
    return {
      subject: "Je gift is gestopt",
      preview: "We schrijven niets meer af.",
      title: `Dag ${name}`,
      parts: [
        { kind: "paragraph", text: stopTexts[reason] },
        ...(await underWayParts(loaded, services)),
        ...(reason === "fraud" ? [] : thanks),
        { kind: "list", items: [lineFor("Kenmerk", referenceOf(gift))] },
        ...(reason === "fraud" ? [] : again),
      ],
    };
  }),

  "gift-paused": mail(async (loaded, facts, services) => {
    const { name, standing, on } = loaded;
    if (standing?.state !== "paused" || on === null) return null;
    return {
      subject: "Je gift staat op pauze",
      preview: "We schrijven drie maanden niets af.",
      title: `Dag ${name}`,
      parts: [
        {
          kind: "paragraph",
          text: `We schrijven drie maanden niets af. De eerste keer is weer op ${longDate(on)}. We mailen je een week ervoor.`,
        },
        ...(await underWayParts(loaded, services)),
        ...(await manageParts(loaded, facts, services)),
      ],
    };
  }),

  "gift-resumed": mail(async (loaded, facts, services) => {
    const { name, standing, on } = loaded;
    if (standing?.state !== "active" || on === null) return null;
    return {
      subject: "Je gift gaat weer verder",
      preview: `De volgende keer is op ${longDate(on)}.`,
      title: `Dank je wel, ${name}`,
      parts: [
        { kind: "paragraph", text: `Je pauze is voorbij. De volgende keer is op ${longDate(on)}.` },
        receiptOf(loaded),
        ...(await manageParts(loaded, facts, services)),
      ],
    };
  }),

  "gift-amount-link": mail(async (loaded, facts, services) => {
    const { name, standing } = loaded;
    if (!standing || standing.state === "stopped") return null;
    const href = await linkTo("amount", loaded, facts, services);
    return {
      subject: "Verander het bedrag van je gift",
      preview: "De knop in deze mail werkt 24 uur.",
      title: `Dag ${name}`,
      parts: [
        {
          kind: "paragraph",
          text: `Je geeft nu ${formatAmount(standing.cents)}. Klik op de knop om een ander bedrag te kiezen.`,
          plain: `Je geeft nu ${formatAmount(standing.cents)}. Open deze regel om een ander bedrag te kiezen.`,
        },
        { kind: "button", label: "Kies een ander bedrag", href },
        {
          kind: "paragraph",
          text: "De knop werkt 24 uur en één keer.",
          plain: "De link werkt 24 uur en één keer.",
        },
        { kind: "link", text: "Werkt de knop niet? Kopieer deze regel naar je browser:", href },
        {
          kind: "paragraph",
          text: "Vroeg jij dit niet? Dan hoef je niets te doen. Je gift blijft hetzelfde.",
        },
      ],
    };
  }),

  "gift-amount-changed": mail(async (loaded, facts, services) => {
    const { gift, name, standing } = loaded;
    if (!standing || standing.state === "stopped") return null;
    return {
      subject: "Het bedrag van je gift is veranderd",
      preview: `Je geeft nu ${often[gift.frequency]} ${formatAmount(standing.cents)}.`,
      title: `Dank je wel, ${name}`,
      parts: [
        { kind: "paragraph", text: `Je geeft nu ${often[gift.frequency]} ${formatAmount(standing.cents)}.` },
        receiptOf(loaded),
        ...(await manageParts(loaded, facts, services)),
      ],
    };
  }),

  "gift-links": giftLinksMail,

  "gift-year": mail(async (loaded, facts, services) => {
    const { gift, name, year } = loaded;
    const given = year === null ? null : await givenInYear(gift.id, year, services);
    if (!given) return null;
    const code = await createGiftLink(services.db, gift.id, "manage", services.now());
    const query = `?code=${code}&jaar=${given.year}`;
    const href = `${facts.origin}${givingPaths.year}${query}`;
    return {
      subject: `Wat je gaf in ${given.year}`,
      preview: "Bewaar deze mail voor je belasting.",
      title: `Dank je wel, ${name}`,
      parts: [
        { kind: "paragraph", text: `In ${given.year} gaf je in totaal ${formatAmount(given.totalCents)}.` },
        {
          kind: "list",
          items: given.lines.map(({ on, cents }) => lineFor(longDate(on), formatAmount(cents))),
        },
        { kind: "list", items: [lineFor("Kenmerk", referenceOf(gift))] },
        { kind: "paragraph", text: "Bewaar deze mail. Je gift is aftrekbaar voor de belasting." },
        { kind: "button", label: "Bekijk of print het overzicht", href },
        {
          kind: "button",
          label: "Download het als PDF",
          href: `${facts.origin}${givingPaths.yearFile}${query}`,
        },
        { kind: "link", text: "Werkt de bovenste knop niet? Kopieer deze regel naar je browser:", href },
      ],
    };
  }),
};
