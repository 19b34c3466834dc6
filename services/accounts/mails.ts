import type {
  LinkPurpose,
  MailContent,
  MailPart,
  MailRecipient,
  MailTemplate,
} from "../platform/mail/content";

/** The page of each mailed link; its secret stands in the query, as paths are logged. */
const pages: Record<LinkPurpose, string> = {
  verify: "/bevestigen",
  "reset-password": "/wachtwoord/nieuw",
  "change-email": "/e-mailadres/bevestigen",
};

async function linkTo(purpose: LinkPurpose, { origin, createLink }: MailRecipient): Promise<string> {
  return `${origin}${pages[purpose]}?code=${await createLink(purpose)}`;
}

const text = (text: string): MailPart => ({ kind: "text", text });

/** A button, and its address to copy where the button does not work. */
function buttonTo(label: string, address: string): MailPart[] {
  return [
    { kind: "button", label, address },
    { kind: "address", text: "Werkt de knop niet? Kopieer deze regel naar je browser:", address },
  ];
}

const notYou = text("Heb jij dit niet gedaan? Dan hoef je niets te doen. Zonder klik gebeurt er niets.");

async function verifyAccount(recipient: MailRecipient): Promise<MailContent> {
  return {
    subject: "Bevestig je account",
    preview: "Nog één klik, dan kun je meepraten.",
    title: `Nog één klik, ${recipient.username}`,
    parts: [
      text("Je hebt een account gemaakt. Laat weten dat dit jouw mailadres is. Daarna kun je meepraten."),
      ...buttonTo("Bevestig mijn account", await linkTo("verify", recipient)),
      text("De link werkt 24 uur. Gebeurt er niets? Wacht dan 5 minuten en probeer het nog eens."),
      notYou,
    ],
    why: "Je krijgt deze mail één keer, omdat iemand je mailadres invulde.",
  };
}

async function resetPassword(recipient: MailRecipient): Promise<MailContent> {
  return {
    subject: "Kies een nieuw wachtwoord",
    preview: "De link werkt een uur.",
    title: `Een nieuw wachtwoord, ${recipient.username}`,
    parts: [
      text("Je vroeg om een nieuw wachtwoord. Kies er hier een. Daarna log je er overal opnieuw mee in."),
      ...buttonTo("Kies een wachtwoord", await linkTo("reset-password", recipient)),
      text("De link werkt een uur, en één keer."),
      notYou,
    ],
    why: "Je krijgt deze mail, omdat iemand bij ons een nieuw wachtwoord vroeg voor dit mailadres.",
  };
}

async function passwordChanged({ username, origin }: MailRecipient): Promise<MailContent> {
  return {
    subject: "Je wachtwoord is veranderd",
    preview: "Was jij dit? Dan is alles in orde.",
    title: `Dag ${username}, je wachtwoord is veranderd`,
    parts: [
      text("Was jij dit? Dan hoef je niets te doen."),
      text("Was jij dit niet? Vraag dan meteen een nieuw wachtwoord aan. Dan kan niemand anders er meer in."),
      ...buttonTo("Vraag een nieuw wachtwoord", `${origin}/wachtwoord/vergeten`),
    ],
    why: "Je krijgt deze mail, omdat het wachtwoord van je account veranderde.",
  };
}

async function changeEmail(recipient: MailRecipient): Promise<MailContent> {
  return {
    subject: "Bevestig je nieuwe mailadres",
    preview: "Nog één klik, dan gebruiken we dit adres.",
    title: `Is dit je nieuwe adres, ${recipient.username}?`,
    parts: [
      text("Je wilt dit mailadres gebruiken voor je account. Laat weten dat het van jou is."),
      ...buttonTo("Gebruik dit adres", await linkTo("change-email", recipient)),
      text("De link werkt 24 uur. Tot die tijd blijft je oude adres gelden."),
      notYou,
    ],
    why: "Je krijgt deze mail één keer, omdat iemand dit adres invulde bij een account.",
  };
}

async function emailChanged({ username, origin }: MailRecipient): Promise<MailContent> {
  return {
    subject: "Het mailadres van je account is veranderd",
    preview: "Was jij dit? Dan is alles in orde.",
    title: `Dag ${username}, je account heeft een ander mailadres`,
    parts: [
      text("Vanaf nu log je in met je nieuwe adres. Was jij dit? Dan hoef je niets te doen."),
      text("Was jij dit niet? Neem dan meteen contact met ons op."),
      { kind: "button", label: "Neem contact op", address: `${origin}/contact` },
    ],
    why: "Je krijgt deze mail één keer op je oude adres, omdat het adres van je account veranderde.",
  };
}

/** The mails of accounts, by the name under which they are ordered. */
export const accountMails = {
  "verify-account": verifyAccount,
  "reset-password": resetPassword,
  "password-changed": passwordChanged,
  "change-email": changeEmail,
  "email-changed": emailChanged,
} satisfies Record<string, MailTemplate>;
