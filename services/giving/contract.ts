import { z } from "zod";
import { emailField } from "../../app/utils/email-field";
import { noInput, operation } from "../platform/contract";
import * as s from "./schemas";

export {
  askedDay,
  type DeskGift,
  type DeskPayment,
  type DeskPurpose,
  type FoundGiver,
  type GiftFilter,
  type GiftTotals,
  giftDeskContract,
  giftDeskRoles,
  type ListedPayment,
  listCursor,
  purposeKinds,
  type Reconciliation,
  type StandingAct,
  standingActs,
} from "./desk/contract";
export {
  type GivenInYear,
  giverFields,
  longestOfGifts,
  type NewGift,
  type PayMethod,
  type Purpose,
  payMethods,
  paymentStates,
  purpose,
  refundReasons,
  type ShownGift,
  type StandingGift,
} from "./schemas";

const address = "/api/v1/giving";
const nothing = z.strictObject({});
const missing = { description: "There is no such gift.", body: nothing };
const tooOften = {
  description: "Too often; nothing was stored.",
  body: z.object({ retryAfterSeconds: z.int().positive() }),
};
const noProvider = {
  description: "Only bank transfer is offered (`givingOptions`); nothing was stored.",
  body: nothing,
};
const toPay = {
  description: "Stored. The giver pays at `payUrl`, an address of the provider.",
  body: z.object({
    /** For the page that the giver returns to. */
    token: s.giftToken,
    /** Null where there is nothing to pay any more: an earlier call with the key led to a result. */
    payUrl: z.url().nullable(),
  }),
};
const busy = {
  description: "Stored, but the provider does not answer: call `payGiftAgain` after some seconds.",
  body: z.object({ token: s.giftToken, retryAfterSeconds: z.int().positive() }),
};
const refusedMethod = {
  description: "Stored, but the provider refuses the payment, mostly its way to pay: another one may work.",
  body: nothing,
};
const deadLink = { description: "The link is unknown, used or expired.", body: nothing };
const stopped = {
  description: "The gift is stopped, or of a kind that has no pauses; nothing was changed.",
  body: nothing,
};
const standing = { description: "The gift, as it is now.", body: s.standingGift };
/** Pages of the site that the provider and mails lead to; those of mails and results take `?code=`. */
export const givingPaths = {
  result: "/doneren/resultaat",
  manage: "/doneren/mijn-gift",
  amount: "/doneren/mijn-gift/bedrag",
  year: "/doneren/mijn-gift/overzicht",
  yearFile: "/doneren/mijn-gift/overzicht/pdf",
  webhook: "/api/betaling",
} as const;

/** The operations of giving. Tokens travel in bodies only, since addresses are logged. */
export const givingContract = {
  givingOptions: operation({
    method: "GET",
    path: `${address}/options`,
    summary: "How gifts are paid, and to whom.",
    member: false,
    input: noInput,
    responses: {
      200: {
        description: "The options; they change with the settings only.",
        body: z.object({
          /** `live`: real money. `test`: the provider's tests. `demo`: a stand-in bank. `transfer`: no provider. */
          mode: z.enum(["live", "test", "demo", "transfer"]),
          /** Empty where only bank transfer is offered. */
          methods: z.array(z.enum(s.payMethods)),
          /** Who collects monthly and yearly gifts. */
          creditor: z.object({ name: z.string(), id: z.string() }),
          /** For bank transfers; null where none is set. */
          account: z.object({ iban: z.string(), name: z.string() }).nullable(),
        }),
      },
    },
  }),
  startGift: operation({
    method: "POST",
    path: `${address}/gifts`,
    summary: "Stores an order of a gift and makes its payment at the provider.",
    member: false,
    input: s.newGift,
    responses: { 201: toPay, 202: busy, 409: noProvider, 422: refusedMethod, 429: tooOften },
  }),
  giftByToken: operation({
    method: "POST",
    path: `${address}/gifts/view`,
    summary: "A gift as it is now; asks the provider where it is not settled.",
    member: false,
    input: z.object({
      token: s.giftToken,
      /** False for what is stored, as on the way to the bank. */
      look: z.boolean().default(true),
    }),
    responses: { 200: { description: "The gift.", body: s.shownGift }, 404: missing },
  }),
  payGiftAgain: operation({
    method: "POST",
    path: `${address}/gifts/pay-again`,
    summary:
      "Makes a new payment of a gift whose last one led to nothing; of an open one, gives the address.",
    member: false,
    input: z.object({
      token: s.giftToken,
      /** Null for the same as before. */
      method: z.enum(s.payMethods).nullable(),
    }),
    responses: {
      201: toPay,
      202: busy,
      404: missing,
      409: {
        description:
          "It is paid, under way, given back or stopped, or there is no provider: nothing was made.",
        body: z.object({ state: z.enum(s.paymentStates) }),
      },
      422: refusedMethod,
      429: tooOften,
    },
  }),
  paymentChanged: operation({
    method: "POST",
    path: `${address}/payments/changed`,
    summary: "The provider's webhook: has a job look at the payment. Nothing that is told here is believed.",
    member: false,
    input: z.object({ id: z.string().max(200) }),
    responses: {
      200: { description: "Heard, whether the payment is known or not.", body: nothing },
      429: { ...tooOften, description: "Too many unknown payments: the provider has to call again." },
    },
  }),
  standingGift: operation({
    method: "POST",
    reads: true,
    path: `${address}/standing/view`,
    summary: "A monthly or yearly gift, by the link in a mail about it. That link never expires.",
    member: false,
    input: z.object({ token: s.linkToken }),
    responses: { 200: standing, 410: deadLink },
  }),
  pauseStandingGift: operation({
    method: "POST",
    path: `${address}/standing/pause`,
    summary: "Takes nothing for three months. A mail confirms it.",
    member: false,
    input: z.object({ token: s.linkToken }),
    responses: { 200: standing, 409: stopped, 410: deadLink },
  }),
  resumeStandingGift: operation({
    method: "POST",
    path: `${address}/standing/resume`,
    summary: "Ends a pause. A mail confirms it.",
    member: false,
    input: z.object({ token: s.linkToken }),
    responses: { 200: standing, 409: stopped, 410: deadLink },
  }),
  stopStandingGift: operation({
    method: "POST",
    path: `${address}/standing/stop`,
    summary: "Ends the gift: nothing is taken any more. A mail confirms it. Stopping again changes nothing.",
    member: false,
    input: z.object({ token: s.linkToken }),
    responses: { 200: standing, 410: deadLink },
  }),
  requestAmountChange: operation({
    method: "POST",
    path: `${address}/standing/amount-changes`,
    summary: "Mails a link that changes the amount; it works once, for 24 hours.",
    member: false,
    input: z.object({ token: s.linkToken }),
    responses: { 202: { description: "Mailed.", body: nothing }, 409: stopped, 410: deadLink, 429: tooOften },
  }),
  amountChange: operation({
    method: "POST",
    reads: true,
    path: `${address}/standing/amount-changes/view`,
    summary: "The gift whose amount a mailed link changes; the link is not used.",
    member: false,
    input: z.object({ token: s.linkToken }),
    responses: { 200: standing, 410: deadLink },
  }),
  changeAmount: operation({
    method: "POST",
    path: `${address}/standing/amount-changes/use`,
    summary:
      "Changes the amount of all payments from the next one. A mail confirms it. The same again within minutes, as by two clicks, is answered the same.",
    member: false,
    input: z.object({ token: s.linkToken, cents: s.cents }),
    responses: {
      200: standing,
      409: { description: "The amount is outside the limits; the link still works.", body: nothing },
      410: deadLink,
    },
  }),
  requestGiftLinks: operation({
    method: "POST",
    path: `${address}/links`,
    summary:
      "Mails fresh links to all monthly and yearly gifts of an address. The answer never tells whether there are any.",
    member: false,
    input: z.object({ email: emailField }),
    responses: { 202: { description: "Mailed where there are any.", body: nothing }, 429: tooOften },
  }),
  givenInYear: operation({
    method: "POST",
    reads: true,
    path: `${address}/standing/year`,
    summary: "What was given with a monthly or yearly gift in a year, for the tax office.",
    member: false,
    input: z.object({ token: s.linkToken, year: z.int().min(2000).max(9999) }),
    responses: {
      200: { description: "The payments of the year.", body: s.givenInYear },
      404: missing,
      410: deadLink,
    },
  }),
};
