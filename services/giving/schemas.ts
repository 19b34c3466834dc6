import { z } from "zod";
import { donationFrequencies } from "../../app/fields/donation-frequencies";
import { giftLimits } from "../../app/fields/gift-limits";
import { emailField } from "../../app/utils/email-field";
import { message } from "../../app/utils/form-errors";
import { optionalLine, optionalPostcode, requiredLine } from "../../app/utils/line-field";

/** The longest of what givers write. */
export const longestOfGifts = {
  name: 100,
  street: 100,
  city: 100,
  message: 1_000,
  memory: 100,
  place: 100,
} as const;

/** Ways to pay online, with the names of the provider. Each can be the first payment of a monthly or yearly gift. */
export const payMethods = ["ideal", "creditcard", "bancontact"] as const;
export type PayMethod = (typeof payMethods)[number];

export const pauseMonths = 3;

const frequency = z.enum(donationFrequencies);
export const cents = z.int().positive();
export const moment = z.iso.datetime();
/** A day in Amsterdam. */
const day = z.iso.date();
/** Of a submission. The same order with the same key is answered again, and stored once; a changed one is another. */
const submissionKey = z.string().regex(/^[\w-]{16,100}$/);
/** Shows one gift. It never expires, and cannot change anything but pay a gift that is not paid. */
export const giftToken = z.string().min(40).max(200);
/** A secret of a mailed link: 256 bits in base64url. */
export const linkToken = z.string().regex(/^[\w-]{43}$/);

/** Who gives. The fields are those of the form, one by one. */
export const giverFields = {
  name: requiredLine(longestOfGifts.name),
  email: emailField,
  street: optionalLine(longestOfGifts.street),
  postcode: optionalPostcode,
  city: optionalLine(longestOfGifts.city),
  message: z.string().trim().max(longestOfGifts.message, message("FieldTooLong")),
};
const giver = z.object(giverFields);

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/);

/** What a gift is for. A region or an action is named by the site; a person in whose memory it is, by the giver. */
export const purpose = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("country") }),
  z.object({ kind: z.literal("region"), slug, name: requiredLine(longestOfGifts.place) }),
  z.object({ kind: z.literal("action"), slug, name: requiredLine(longestOfGifts.place) }),
  z.object({ kind: z.literal("memory"), name: requiredLine(longestOfGifts.memory) }),
]);
export type Purpose = z.output<typeof purpose>;

const isWithin = (gift: { frequency: keyof typeof giftLimits; cents: number }) =>
  gift.cents >= giftLimits[gift.frequency].minCents && gift.cents <= giftLimits[gift.frequency].maxCents;

/** An order of a gift. */
export const newGift = z
  .object({
    key: submissionKey,
    frequency,
    cents,
    method: z.enum(payMethods),
    giver,
    purpose,
    /** Version of the words of the mandate that the giver agreed to; null for a gift that is given once. */
    mandateVersion: z.string().min(1).max(40).nullable(),
  })
  .refine(isWithin, { path: ["cents"], error: message("InvalidAmount") })
  .refine((gift) => (gift.mandateVersion === null) === (gift.frequency === "eenmalig"), {
    path: ["mandateVersion"],
    error: message("FieldMandatory"),
  });
export type NewGift = z.output<typeof newGift>;

/**
 * `open`: the visitor has not paid yet. `pending`: the bank is working on it. `failed`, `canceled` and `expired`:
 * nothing was taken. `charged-back`: the bank took it back for the giver.
 */
export const paymentStates = [
  "new",
  "open",
  "pending",
  "paid",
  "failed",
  "canceled",
  "expired",
  "refunded",
  "charged-back",
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** `waiting`: the first payment is not there yet. */
export const standingStates = ["waiting", "active", "paused", "stopped"] as const;
export type StandingState = (typeof standingStates)[number];

/** Why a monthly or yearly gift ended. */
export const stopReasons = [
  "giver",
  "staff",
  "failed",
  "charged-back",
  "account-closed",
  "unpaid",
  "fraud",
] as const;
export type StopReason = (typeof stopReasons)[number];

/** The names of the templates of mails, stored with each mail. */
export const giftMails = [
  "gift-received",
  "gift-refunded",
  "gift-announced",
  "gift-debit-failed",
  "gift-stopped",
  "gift-paused",
  "gift-resumed",
  "gift-amount-link",
  "gift-amount-changed",
  "gift-links",
  "gift-year",
] as const;
export type GivingMail = (typeof giftMails)[number];

/** Why a payment is given back: its giver asked, paid twice, gave another amount than meant, or somebody else paid. */
export const refundReasons = ["asked", "double", "mistake", "fraud"] as const;
export type RefundReason = (typeof refundReasons)[number];

/** A gift as its giver sees it after paying. */
export const shownGift = z.object({
  /** As in 'ALZ-2026-000147'. */
  reference: z.string(),
  frequency,
  cents,
  purpose,
  method: z.enum(payMethods),
  state: z.enum(paymentStates),
  orderedAt: moment,
  paidAt: moment.nullable(),
  /** Where to pay, while it is open. */
  payUrl: z.url().nullable(),
  /** Whether `payGiftAgain` may be called: nothing was taken, and nothing is under way. */
  canPayAgain: z.boolean(),
  /** When the next payment is taken, of a monthly or yearly gift. */
  nextOn: day.nullable(),
  /** For a day after the order, for the page of thanks; the token may be seen later by others. */
  giver: z.object({ name: z.string(), email: z.string() }).nullable(),
});
export type ShownGift = z.output<typeof shownGift>;

/** A monthly or yearly gift as its giver sees it through the link in a mail. */
export const standingGift = z.object({
  reference: z.string(),
  frequency: z.enum(["maandelijks", "jaarlijks"]),
  cents,
  purpose,
  name: z.string(),
  state: z.enum(standingStates),
  stopReason: z.enum(stopReasons).nullable(),
  /** The next payment; null once it is stopped. */
  nextOn: day.nullable(),
  /** The first payment after a pause that would begin now; null where a pause is not possible. */
  afterPauseOn: day.nullable(),
  startedOn: day,
  /** All that was given so far. */
  totalCents: z.int(),
  /** The last two digits of the account or card. */
  accountEnd: z.string().nullable(),
  /** The years in which was given, the newest first. */
  years: z.array(z.int()),
});
export type StandingGift = z.output<typeof standingGift>;

const givenLine = z.object({
  on: day,
  reference: z.string(),
  purpose,
  /** Below zero for what was given back. */
  cents: z.int(),
});

/** What was given in a year, for the tax office. */
export const givenInYear = z.object({
  year: z.int(),
  giver: giver.omit({ message: true, email: true }),
  lines: z.array(givenLine),
  totalCents: z.int(),
});
export type GivenInYear = z.output<typeof givenInYear>;
