import { randomUUID } from "node:crypto";
import { amsterdamDay } from "../../app/utils/dates";
import { dayMs } from "../../app/utils/durations";
import { addJob } from "../platform/jobs/add-job";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import { consequenceOf, mostTries, secondTryDays } from "./debit-failures";
import { cancelJob, debitJob, refundJob } from "./jobs";
import { cameToNothing, hasArrived, isWanted, mayBecome, nextLookAt } from "./payment-states";
import { findPayment, findStanding, type GiftRow, isPaidTwice, lockGift, type PaymentRow } from "./payments";
import type { ProviderPayment } from "./provider";
import { queueGiftMail } from "./queue-gift-mail";
import { paymentDayAfter } from "./schedule";
import type { PaymentState, RefundReason } from "./schemas";
import { stopStanding } from "./stop-standing";

/** What the provider states, or what is known without it. */
type Found = Pick<ProviderPayment, "status" | "cents" | "refundedCents" | "chargedBackCents" | "failure"> &
  Partial<Pick<ProviderPayment, "id" | "payUrl" | "mandateId" | "accountEnd" | "paidAt">>;

/** The state of what the provider states. */
function stateOf({ status, cents, refundedCents, chargedBackCents }: Omit<Found, "failure">): PaymentState {
  if (status !== "paid") return status;
  if (chargedBackCents > 0) return "charged-back";
  return refundedCents >= cents ? "refunded" : "paid";
}

/**
 * Stores what was found about a payment, with all that follows from it, in one transaction. Whoever finds it first
 * does so; others find it done.
 * @param seen the version of the payment before the provider was asked
 * @returns false where the payment changed since: then it has to be looked at again
 */
export async function recordPayment(
  id: string,
  seen: number,
  found: Found,
  services: Services,
): Promise<boolean> {
  const { db, now, logger } = services;
  return db.transaction().execute(async (trx) => {
    const known = await findPayment(trx, id);
    if (!known) return true;
    const gift = await lockGift(trx, known.gift_id);
    // Read again, behind the lock.
    const payment = await findPayment(trx, id);
    if (!payment) return true;
    if (payment.version !== seen) return false;
    if (found.cents !== payment.cents) {
      logger.error({ payment: id }, "the provider states another amount for a payment");
      const later = new Date(now().getTime() + dayMs);
      await trx.updateTable("gift_payments").set({ look_at: later }).where("id", "=", id).execute();
      return true;
    }
    const state = moveOf(payment, stateOf(found), services);
    const arrived = hasArrived[state];
    const isNew = arrived && !hasArrived[payment.state];
    const refunded = arrived ? found.refundedCents : payment.refunded_cents;
    const chargedBack = arrived ? found.chargedBackCents : payment.charged_back_cents;
    const paidAt = isNew ? paidAtOf(found, now()) : payment.paid_at;
    if (isNew) await addEntry(trx, id, { kind: "payment", cents: payment.cents }, paidAt ?? now());
    await addEntry(trx, id, { kind: "refund", cents: payment.refunded_cents - refunded }, now());
    await addEntry(trx, id, { kind: "chargeback", cents: payment.charged_back_cents - chargedBack }, now());
    await trx
      .updateTable("gift_payments")
      .set({
        state,
        failure: found.failure ?? payment.failure,
        paid_at: paidAt,
        refunded_cents: refunded,
        charged_back_cents: chargedBack,
        version: payment.version + 1,
        ...(found.id !== undefined && { provider_id: found.id }),
        pay_url: state === "open" ? (found.payUrl ?? payment.pay_url) : null,
        look_at: nextLookAt({ state, createdAt: payment.created_at, paidAt }, now()),
      })
      .where("id", "=", id)
      .execute();
    if (refunded < payment.refunded_cents) await noteUndone(trx, id, services);
    // Ended here while the provider made it: nobody wants it any more.
    const isFound = payment.provider_id === null && found.id !== undefined;
    if (isFound && cameToNothing[state]) await addJob(trx, cancelJob, { paymentId: id });
    if (isNew) await receive(trx, payment, gift, services);
    if (state === "paid") await beginStanding(trx, { ...payment, paid_at: paidAt }, gift, found, now());
    if (state !== payment.state)
      await followMove(trx, { ...payment, failure: found.failure }, gift, state, services);
    return true;
  });
}

/** The state that a payment gets: the found one where it may become that. */
function moveOf({ id, state }: PaymentRow, found: PaymentState, { logger }: Services): PaymentState {
  if (found === state || mayBecome(state, found)) return found;
  logger.warn({ payment: id, state, found }, "a payment cannot become what the provider states");
  return state;
}

/** When the giver paid, which counts for the tax of a year: the look may be in the next one. */
function paidAtOf({ paidAt }: Found, now: Date): Date {
  const stated = paidAt ? new Date(paidAt) : now;
  return stated < now ? stated : now;
}

async function addEntry(
  trx: Queries,
  paymentId: string,
  { kind, cents }: { kind: "payment" | "refund" | "chargeback"; cents: number },
  at: Date,
): Promise<void> {
  if (cents === 0) return;
  await trx.insertInto("gift_entries").values({ payment_id: paymentId, kind, cents, at }).execute();
}

/** Thanks for money that arrived. What arrived twice for the same gift is given back. */
async function receive(trx: Queries, payment: PaymentRow, gift: GiftRow, { now }: Services): Promise<void> {
  if (await isPaidTwice(trx, payment)) await queueRefund(trx, payment.id, "double", now());
  else await queueGiftMail(trx, "gift-received", gift, now(), { payment: payment.id });
}

/** Before when a refund was asked whose job has ended by now, whether or not it could store a failure. */
export const refundsEndedBefore = (now: Date) => new Date(now.getTime() - 2 * dayMs);

/** Has a job give a payment back, once, or again after it failed. @returns false where it is given back already */
export async function queueRefund(
  trx: Queries,
  paymentId: string,
  reason: RefundReason,
  now: Date,
): Promise<boolean> {
  const refund = { id: randomUUID(), reason, created_at: now, done_at: null, failure: null };
  const stored = await trx
    .insertInto("gift_refunds")
    .values({ payment_id: paymentId, ...refund })
    .onConflict((conflict) =>
      conflict
        .column("payment_id")
        .doUpdateSet(refund)
        .where((eb) =>
          eb.or([
            eb("gift_refunds.failure", "is not", null),
            eb.and([
              eb("gift_refunds.done_at", "is", null),
              eb("gift_refunds.created_at", "<", refundsEndedBefore(now)),
            ]),
          ]),
        ),
    )
    .returning("id")
    .execute();
  if (stored.length > 0) await addJob(trx, refundJob, { paymentId });
  return stored.length > 0;
}

/** Notes that the bank returned a refund, so that it can be asked for again. */
async function noteUndone(trx: Queries, id: string, { logger }: Services): Promise<void> {
  logger.error({ payment: id }, "a refund was returned by the bank");
  await trx.updateTable("gift_refunds").set({ failure: "undone" }).where("payment_id", "=", id).execute();
}

/** Begins a monthly or yearly gift once its first payment arrived and is a mandate. */
async function beginStanding(
  trx: Queries,
  payment: PaymentRow,
  { id, frequency }: GiftRow,
  { mandateId, accountEnd }: Found,
  now: Date,
): Promise<void> {
  if (payment.kind !== "first" || frequency === "eenmalig" || !mandateId) return;
  const first = amsterdamDay(payment.paid_at ?? now);
  await trx
    .updateTable("standing_gifts")
    .set({
      state: "active",
      mandate_id: mandateId,
      account_end: accountEnd ?? null,
      first_on: first,
      next_on: paymentDayAfter(first, frequency, amsterdamDay(now)),
    })
    .where("gift_id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** What follows from a new state, besides thanks. */
async function followMove(
  trx: Queries,
  payment: PaymentRow,
  gift: GiftRow,
  state: PaymentState,
  services: Services,
): Promise<void> {
  switch (state) {
    case "failed":
      if (payment.kind === "recurring") await followFailedDebit(trx, payment, gift, services);
      return;
    case "charged-back":
      await stopStanding(trx, gift, "charged-back", services);
      return;
    case "refunded":
      return queueGiftMail(trx, "gift-refunded", gift, services.now(), { payment: payment.id });
    case "new":
    case "open":
    case "pending":
    case "paid":
    case "canceled":
    case "expired":
      return;
  }
}

/** Tries again in a week where the giver lacked money, once, unless a pause began; else the gift stops. */
async function followFailedDebit(
  trx: Queries,
  payment: PaymentRow,
  gift: GiftRow,
  services: Services,
): Promise<void> {
  const { now } = services;
  const standing = await findStanding(trx, gift.id);
  if (!standing || standing.state === "stopped") return;
  const consequence = consequenceOf(payment.failure);
  if (consequence !== "try-again" || payment.attempt >= mostTries) {
    await stopStanding(trx, gift, consequence === "account-closed" ? "account-closed" : "failed", services);
    return;
  }
  if (!isWanted({ ...payment, state: "new" }, standing))
    return queueGiftMail(trx, "gift-debit-failed", gift, now(), { payment: payment.id });
  const id = randomUUID();
  const at = new Date(now().getTime() + secondTryDays * dayMs);
  const inserted = await trx
    .insertInto("gift_payments")
    .values({
      id,
      gift_id: gift.id,
      kind: "recurring",
      due_on: payment.due_on,
      attempt: payment.attempt + 1,
      cents: payment.cents,
      method: payment.method,
      look_at: at,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  if (inserted.length === 0) return;
  await addJob(trx, debitJob, { paymentId: id }, { runAt: at });
  await queueGiftMail(trx, "gift-debit-failed", gift, now(), { payment: id });
}
