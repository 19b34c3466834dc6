import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import { markAsked, recordMade } from "./make-payment";
import { isWanted } from "./payment-states";
import { findPayment, findStanding, getGift, type PaymentRow } from "./payments";
import { type PaymentProvider, ProviderFailure } from "./provider";
import { recordPayment } from "./record-payment";
import { referenceOf } from "./references";

/**
 * Takes a stored payment of a monthly or yearly gift, unless it is taken, the giver stopped or paused meanwhile, or the
 * next is due already. The provider takes it without anybody's doing, so before it is asked again its payments are
 * searched for this one; also where it ended here, since the answer may have been lost after that.
 * @throws ProviderFailure
 */
export async function makeDebit(id: string, provider: PaymentProvider, services: Services): Promise<void> {
  const { db, giving } = services;
  const payment = await findPayment(db, id);
  if (payment?.provider_id !== null || payment.kind !== "recurring") return;
  const standing = await findStanding(db, payment.gift_id);
  const { customer_id: customerId = null, mandate_id: mandateId = null } = standing ?? {};
  if (payment.asked_at !== null && customerId !== null) {
    const before = await provider.listPaymentsOf(customerId);
    const made = before.find((candidate) => candidate.payment === id);
    if (made) return recordMade(payment, made, services);
  }
  if (payment.state !== "new") return;
  if (
    customerId === null ||
    mandateId === null ||
    !isWanted(payment, standing) ||
    (await isMissed(db, payment))
  )
    return endUnmade(payment, "canceled", services);
  await markAsked(payment, services);
  giving.reach("debit asked");
  try {
    const gift = await getGift(db, payment.gift_id);
    const debit = await provider.createDebit({
      payment: id,
      cents: payment.cents,
      description: `Gift ${referenceOf(gift)}`,
      customerId,
      mandateId,
      webhookUrl: giving.webhookUrl(gift.origin),
    });
    giving.reach("debit made");
    await recordMade(payment, debit, services);
    giving.reach("debit stored at last");
  } catch (error) {
    // A refusal may be our mistake, which must not stop anybody's gift: only an ended mandate does.
    if (!(error instanceof ProviderFailure) || error.kind !== "refused") throw error;
    if (await provider.isMandateValid(customerId, mandateId)) throw error;
    await endUnmade({ ...payment, failure: "mandate_ended" }, "failed", services);
  }
}

/** Whether the day of a later debit came before this one was made: then only that one is taken. */
async function isMissed(db: Queries, { gift_id, due_on }: PaymentRow): Promise<boolean> {
  const later = await db
    .selectFrom("gift_payments")
    .select("id")
    .where("gift_id", "=", gift_id)
    .where("kind", "=", "recurring")
    .where("due_on", ">", due_on)
    .executeTakeFirst();
  return later !== undefined;
}

/**
 * Ends a payment that the provider never made.
 * @throws ProviderFailure where it was made meanwhile, so that the job that wants its end runs again
 */
export async function endUnmade(
  { id, version, cents, failure }: PaymentRow,
  status: "failed" | "canceled" | "expired",
  services: Services,
): Promise<void> {
  const found = { status, cents, failure, refundedCents: 0, chargedBackCents: 0 };
  if (!(await recordPayment(id, version, found, services)))
    throw new ProviderFailure("unavailable", "the payment changed meanwhile");
}
