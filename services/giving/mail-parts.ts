import { z } from "zod";
import type { DonationFrequency } from "../../app/fields/donation-frequencies";
import { formatAmount } from "../../app/utils/amount";
import { longDate } from "../../app/utils/dates";
import type { MailContent, MailFacts, MailPart, MailTemplate } from "../platform/mail/template";
import type { Services } from "../platform/services";
import { givingPaths } from "./contract";
import { createGiftLink, type LinkPurpose } from "./links";
import {
  findPayment,
  findStanding,
  type GiftRow,
  getGift,
  type PaymentRow,
  type StandingRow,
} from "./payments";
import { purposeOf, referenceOf } from "./references";
import type { Purpose } from "./schemas";

const order = z.object({
  gift: z.uuid(),
  payment: z.uuid().optional(),
  on: z.iso.date().optional(),
  year: z.int().optional(),
});

/** What a mail about a gift tells. */
interface Loaded {
  gift: GiftRow;
  name: string;
  memory: string | null;
  standing: StandingRow | null;
  payment: PaymentRow | null;
  on: string | null;
  year: number | null;
}

type Content = Omit<MailContent, "why">;
type Compose = (loaded: Loaded, facts: MailFacts, services: Services) => Promise<Content | null>;

/** How often is given, in a sentence. */
export const often: Readonly<Record<DonationFrequency, string>> = {
  eenmalig: "eenmalig",
  maandelijks: "elke maand",
  jaarlijks: "elk jaar",
};
const why = "Je krijgt deze mail omdat je een gift hebt gedaan.";
const changeTitle: MailPart = {
  kind: "paragraph",
  text: "Veranderen of stoppen? Dat kan altijd, zonder bellen en zonder uitleg.",
};

/** What the order of a mail is about; null once the giver is erased. */
async function load({ facts }: MailFacts, { db }: Services): Promise<Loaded | null> {
  const { gift: id, payment, on = null, year = null } = order.parse(facts);
  const gift = await getGift(db, id);
  const giver = await db
    .selectFrom("givers")
    .select(["name", "memory"])
    .where("id", "=", gift.giver_id)
    .executeTakeFirst();
  if (!giver) return null;
  const standing = await findStanding(db, id);
  return { gift, ...giver, standing, payment: payment ? await findPayment(db, payment) : null, on, year };
}

/** A template that composes nothing once the giver is erased. */
export function mail(compose: Compose): MailTemplate {
  return {
    unsubscribe: false,
    async compose(facts, services) {
      const loaded = await load(facts, services);
      const content = loaded && (await compose(loaded, facts, services));
      return content && { ...content, why };
    },
  };
}

/** The address of a new link of a gift. */
export async function linkTo(
  purpose: LinkPurpose,
  { gift }: Loaded,
  { origin }: MailFacts,
  { db, now }: Services,
): Promise<string> {
  const code = await createGiftLink(db, gift.id, purpose, now());
  return `${origin}${givingPaths[purpose]}?code=${code}`;
}

/** A button that changes or stops a gift, with its address in full. */
export async function manageParts(loaded: Loaded, facts: MailFacts, services: Services): Promise<MailPart[]> {
  const href = await linkTo("manage", loaded, facts, services);
  return [
    changeTitle,
    { kind: "button", label: "Verander of stop mijn gift", href },
    { kind: "link", text: "Werkt de knop niet? Kopieer deze regel naar je browser:", href },
  ];
}

/** What is said of debits that the bank may have begun with when a gift is stopped or paused. */
export async function underWayParts({ gift }: Loaded, { db }: Services): Promise<MailPart[]> {
  const debits = await db
    .selectFrom("gift_payments")
    .select("cents")
    .where("gift_id", "=", gift.id)
    .where("kind", "=", "recurring")
    .where("state", "in", ["open", "pending"])
    .execute();
  return debits.map(({ cents }) => ({
    kind: "paragraph",
    text: `Er is al een afschrijving van ${formatAmount(cents)} onderweg naar je bank. We proberen die tegen te houden. Lukt dat niet? Dan kun je dit bedrag tot 8 weken later terughalen bij je bank.`,
  }));
}

function forWhat(purpose: Purpose): string {
  switch (purpose.kind) {
    case "country":
      return "het werk in heel Nederland";
    case "region":
    case "action":
      return purpose.name;
    case "memory":
      return `ter herinnering aan ${purpose.name}`;
  }
}

/** A line of a list. */
export const lineFor = (label: string, value: string) => `${label}: ${value}`;

/** The lines of a receipt. */
export function receiptOf({ gift, memory, standing, payment }: Loaded): MailPart {
  const cents = payment?.cents ?? standing?.cents ?? gift.cents;
  const frequency = standing?.state === "stopped" ? "eenmalig" : gift.frequency;
  return {
    kind: "list",
    items: [
      lineFor("Bedrag", `${formatAmount(cents)}, ${often[frequency]}`),
      lineFor("Waarvoor", forWhat(purposeOf({ ...gift, memory }))),
      ...(payment?.paid_at ? [lineFor("Datum", longDate(payment.paid_at.toISOString()))] : []),
      ...(standing?.next_on ? [lineFor("Volgende keer", longDate(standing.next_on))] : []),
      ...(standing?.account_end ? [lineFor("Rekening", `eindigt op ${standing.account_end}`)] : []),
      lineFor("Kenmerk", referenceOf(gift)),
    ],
  };
}
