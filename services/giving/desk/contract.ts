import { z } from "zod";
import { donationFrequencies } from "../../../app/fields/donation-frequencies";
import { dayMs } from "../../../app/utils/durations";
import { noInput, operation } from "../../platform/contract";
import * as s from "../schemas";

const desk = "/api/v1/giving/desk";
const nothing = z.strictObject({});
const done = { description: "Done.", body: nothing };
const missing = { description: "There is no such gift.", body: nothing };
/** Who may see and change gifts. */
export const giftDeskRoles = ["admin"] as const;
const refused = {
  description: "The role does not allow it, or the session was not opened with the second factor.",
  body: z.object({ reason: z.enum(["role", "second-factor"]) }),
};
const day = z.iso.date();
const reference = z.string().regex(/^ALZ-\d{4}-\d{1,18}$/i);

/** A day that is asked for: PostgreSQL knows no year 0. */
export const askedDay = day.refine((text) => text >= "2000-01-01");
/** Where a page of the list ended. */
export const listCursor = z.string().regex(/^\d{1,13}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** A period of whole days in Amsterdam, both included. */
const period = { from: askedDay, until: askedDay };
const isPeriod = ({ from, until }: { from: string; until: string }) =>
  from <= until && Date.parse(until) - Date.parse(from) <= 366 * dayMs;

export const purposeKinds = ["country", "region", "action", "memory"] as const;

/** What a gift is for, without the person in whose memory it is. */
const deskPurpose = z.object({
  kind: z.enum(purposeKinds),
  slug: z.string().nullable(),
  name: z.string().nullable(),
});
export type DeskPurpose = z.output<typeof deskPurpose>;

const listedPayment = z.object({
  payment: z.uuid(),
  reference: z.string(),
  frequency: z.enum(donationFrequencies),
  purpose: deskPurpose,
  cents: z.int(),
  state: z.enum(s.paymentStates),
  method: z.enum(s.payMethods),
  at: s.moment,
});
export type ListedPayment = z.output<typeof listedPayment>;

const foundGiver = z.object({ reference: z.string(), name: z.string(), email: z.string(), at: s.moment });
export type FoundGiver = z.output<typeof foundGiver>;

/** Acts on a monthly or yearly gift, as its giver asked for. */
export const standingActs = ["pause", "resume", "stop"] as const;
export type StandingAct = (typeof standingActs)[number];

const deskPayment = listedPayment
  .pick({ payment: true, cents: true, state: true, method: true, at: true })
  .extend({
    dueOn: day.nullable(),
    paidAt: s.moment.nullable(),
    /** Why it failed, as a code of the bank. */
    failure: z.string().nullable(),
    /** The id at the provider. */
    providerId: z.string().nullable(),
    refundedCents: z.int(),
    chargedBackCents: z.int(),
    /** Since when it is being given back. */
    refundAskedAt: s.moment.nullable(),
    /** Why it could not be given back, as a code of the provider; it may be asked again. */
    refundFailure: z.string().nullable(),
    canRefund: z.boolean(),
  });
export type DeskPayment = z.output<typeof deskPayment>;

const deskMail = z.object({
  template: z.enum(s.giftMails),
  state: z.enum(["queued", "sent", "failed", "dropped"]),
  at: s.moment,
});

const deskGift = z.object({
  reference: z.string(),
  frequency: z.enum(donationFrequencies),
  purpose: deskPurpose,
  orderedAt: s.moment,
  /** Null once it is erased. */
  giver: z
    .object({
      name: z.string(),
      email: z.string(),
      street: z.string(),
      postcode: z.string(),
      city: z.string(),
      message: z.string(),
      memory: z.string().nullable(),
    })
    .nullable(),
  standing: z
    .object({
      state: z.enum(s.standingStates),
      cents: z.int(),
      nextOn: day.nullable(),
      accountEnd: z.string().nullable(),
      stopReason: z.enum(s.stopReasons).nullable(),
      stoppedAt: s.moment.nullable(),
      acts: z.array(z.enum(standingActs)),
    })
    .nullable(),
  /** The newest first, at most 100. */
  payments: z.array(deskPayment),
  /** Of the last 30 days; the ended ones are deleted after that. */
  mails: z.array(deskMail),
});
export type DeskGift = z.output<typeof deskGift>;

const sums = { receivedCents: z.int(), returnedCents: z.int(), payments: z.int() };
const giftTotals = z.object({
  purposes: z.array(deskPurpose.extend(sums)),
  /** Months with entries, as '2026-11'. */
  months: z.array(z.object({ month: z.string(), ...sums })),
});
export type GiftTotals = z.output<typeof giftTotals>;

const difference = z.object({
  providerId: z.string(),
  /** Null where the gift is not known here. */
  reference: z.string().nullable(),
  /** Null where there is no such payment. */
  providerCents: z.int().nullable(),
  bookCents: z.int().nullable(),
});

export const reconciliation = z.object({
  /** Payments from this day on. */
  from: day,
  at: s.moment,
  payments: z.int(),
  providerCents: z.int(),
  bookCents: z.int(),
  /** How many differ; the first 100 are listed. */
  differing: z.int(),
  differences: z.array(difference),
});
export type Reconciliation = z.output<typeof reconciliation>;

/** What the gift has to be like, in the list and the search of the desk. */
const filter = z.object({
  state: z.enum(s.paymentStates).or(z.literal("")).default(""),
  frequency: z.enum(donationFrequencies).or(z.literal("")).default(""),
  kind: z.enum(purposeKinds).or(z.literal("")).default(""),
  /** Of a region or an action. */
  slug: z
    .string()
    .regex(/^[a-z0-9-]{0,80}$/)
    .default(""),
  from: askedDay.or(z.literal("")).default(""),
  until: askedDay.or(z.literal("")).default(""),
});
export type GiftFilter = z.output<typeof filter>;

/** The operations of giving for staff. Whoever looks at a giver, or does something, stands in the log. */
export const giftDeskContract = {
  deskGifts: operation({
    method: "GET",
    path: `${desk}/gifts`,
    summary: "Payments without their givers, the newest first, 50 at a time.",
    member: true,
    roles: giftDeskRoles,
    input: filter.extend({
      /** `next` of the page before. */
      before: listCursor.or(z.literal("")).default(""),
    }),
    responses: {
      200: {
        description: "The payments.",
        body: z.object({ gifts: z.array(listedPayment), next: z.string().nullable() }),
      },
      403: refused,
    },
  }),
  findGivers: operation({
    method: "POST",
    path: `${desk}/givers`,
    summary:
      "The newest 50 gifts with a reference, or of givers whose name or mail address begins with a text. It is written to the log.",
    member: true,
    roles: giftDeskRoles,
    input: z.object({ search: z.string().trim().min(3).max(320) }),
    responses: {
      200: { description: "Their gifts.", body: z.object({ gifts: z.array(foundGiver) }) },
      403: refused,
    },
  }),
  deskGift: operation({
    method: "POST",
    path: `${desk}/gifts/{reference}/view`,
    summary: "A gift with its giver, payments and mails. It is written to the log.",
    member: true,
    roles: giftDeskRoles,
    input: z.object({ reference }),
    responses: { 200: { description: "The gift.", body: deskGift }, 403: refused, 404: missing },
  }),
  refundGift: operation({
    method: "POST",
    path: `${desk}/payments/{payment}/refund`,
    summary:
      "Has a job give back what is left of a payment, once, or again after it failed; for `fraud` its monthly or yearly gift ends, too. It is written to the log with its reason, and the giver is mailed.",
    member: true,
    roles: giftDeskRoles,
    input: z.object({ payment: z.uuid(), reason: z.enum(s.refundReasons) }),
    responses: {
      200: done,
      403: refused,
      404: missing,
      409: {
        description: "It is not paid, or is given back already, or there is no provider.",
        body: nothing,
      },
    },
  }),
  actOnStandingGift: operation({
    method: "POST",
    path: `${desk}/gifts/{reference}/standing`,
    summary:
      "Pauses, resumes or stops a monthly or yearly gift, as its giver asked. It is written to the log, and the giver is mailed.",
    member: true,
    roles: giftDeskRoles,
    input: z.object({ reference, act: z.enum(standingActs) }),
    responses: {
      200: done,
      403: refused,
      404: missing,
      409: { description: "The gift is not one that this can be done to.", body: nothing },
    },
  }),
  giftTotals: operation({
    method: "GET",
    path: `${desk}/totals`,
    summary: "What came in and went out in a period of at most a year, by what it was for and by month.",
    member: true,
    roles: giftDeskRoles,
    input: z.object(period).refine(isPeriod),
    responses: { 200: { description: "The totals.", body: giftTotals }, 403: refused },
  }),
  exportGifts: operation({
    method: "POST",
    path: `${desk}/exports`,
    summary:
      "The entries of a period of at most a year as a file, with givers in `csv`. It is written to the log.",
    member: true,
    roles: giftDeskRoles,
    input: z.object({ ...period, format: z.enum(["csv", "camt"]) }).refine(isPeriod),
    responses: {
      200: {
        description:
          "`csv`: for spreadsheets. `camt`: camt.054.001.02 of SEPA, for bookkeeping, without givers.",
        body: z.object({ text: z.string() }),
      },
      403: refused,
    },
  }),
  giftReconciliation: operation({
    method: "GET",
    path: `${desk}/reconciliation`,
    summary: "The last comparison of the books with the provider, which a job makes every night.",
    member: true,
    roles: giftDeskRoles,
    input: noInput,
    responses: {
      200: {
        description: "Null before the first one.",
        body: z.object({ last: reconciliation.nullable() }),
      },
      403: refused,
    },
  }),
  reconcileGifts: operation({
    method: "POST",
    path: `${desk}/reconciliation`,
    summary: "Has a job compare the books with the provider now. It is written to the log.",
    member: true,
    roles: giftDeskRoles,
    input: noInput,
    responses: {
      202: done,
      403: refused,
      409: { description: "There is no provider.", body: nothing },
    },
  }),
};
