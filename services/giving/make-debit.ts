import type { Services } from "../platform/services";
import { markAsked, recordMade } from "./make-payment";
import { findPayment, findStanding, getGift, type PaymentRow, type StandingRow } from "./payments";
import { type PaymentProvider, ProviderFailure } from "./provider";
import { recordPayment } from "./record-payment";
import { referenceOf } from "./references";

/**
 * Takes a stored payment of a monthly or yearly gift, unless it is taken, or the giver stopped or paused meanwhile. The
 * provider takes it without anybody's doing, so before it is asked again its payments are searched for this one.
 * @throws ProviderFailure
 */
export async function makeDebit(id: string, provider: PaymentProvider, services: Services): Promise<void> {
  const { db, giving } = services;
  const payment = await findPayment(db, id);
  if (payment?.state !== "new" || payment.provider_id !== null || payment.kind !== "recurring") return;
  const standing = await findStanding(db, payment.gift_id);
  const { customer_id: customerId = null, mandate_id: mandateId = null } = standing ?? {};
  if (!standing || customerId === null || mandateId === null) return endUnmade(payment, "canceled", services);
  const before = payment.asked_at && (await provider.listPaymentsOf(customerId));
  const made = before?.find((candidate) => candidate.payment === id);
  if (made) return recordMade(payment, made, services);
  if (!isTaken(standing, payment)) return endUnmade(payment, "canceled", services);
  await markAsked(payment, services);
  giving.reach("debit asked");
  try {
    const gift = await getGift(db, payment.gift_id);
    const debit = await provider.createDebit({
      ...{
        payment: id,
        cents: payment.cents,
        description: `Gift ${referenceOf(gift)}`,
        customerId,
        mandateId,
      },
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

/** Whether a payment is still wanted: no longer once the gift is stopped, or paused beyond its day. */
function isTaken({ state, next_on }: StandingRow, { due_on }: PaymentRow): boolean {
  if (state === "paused") return next_on !== null && due_on !== null && next_on <= due_on;
  return state === "active";
}

/** Ends a payment that the provider never made. */
async function endUnmade(
  { id, version, cents, failure }: PaymentRow,
  status: "failed" | "canceled" | "expired",
  services: Services,
): Promise<void> {
  const found = { status, cents, failure, refundedCents: 0, chargedBackCents: 0 };
  await recordPayment(id, version, found, services);
}
