import { dayMs } from "../../app/utils/durations";
import type { Services } from "../platform/services";
import { lookAtPayment } from "./look";
import { cameToNothing, unsettledStates } from "./payment-states";
import { findStanding, findVisitedPayment, getGift } from "./payments";
import { ProviderFailure } from "./provider";
import { purposeOf, referenceOf } from "./references";
import type { ShownGift } from "./schemas";

/**
 * A gift as it is now; null where it is erased.
 * @param look whether the provider is asked while the payment is not settled
 */
export async function showGift(
  giftId: string,
  services: Services,
  { look }: { look: boolean },
): Promise<ShownGift | null> {
  if (look) await lookIfUnsettled(giftId, services);
  const { db, now, giving } = services;
  const payment = await findVisitedPayment(db, giftId);
  if (!payment) return null;
  const gift = await getGift(db, giftId);
  const giver =
    gift.giver_id === null
      ? undefined
      : await db.selectFrom("givers").selectAll().where("id", "=", gift.giver_id).executeTakeFirst();
  if (!giver) return null;
  const isRecent = now().getTime() - gift.ordered_at.getTime() < dayMs;
  const standing = await findStanding(db, giftId);
  const isStopped = standing?.state === "stopped";
  return {
    reference: referenceOf(gift),
    frequency: gift.frequency,
    cents: payment.cents,
    purpose: purposeOf({ ...gift, memory: giver.memory }),
    method: payment.method,
    state: payment.state,
    orderedAt: gift.ordered_at.toISOString(),
    paidAt: payment.paid_at?.toISOString() ?? null,
    payUrl: payment.state === "open" && !isStopped ? payment.pay_url : null,
    canPayAgain:
      giving.provider !== null && !isStopped && (cameToNothing[payment.state] || payment.state === "new"),
    nextOn: standing?.next_on ?? null,
    giver: isRecent ? { name: giver.name, email: giver.email } : null,
  };
}

/** Looks at the payment of a gift for somebody who waits: without an answer they see what is stored. */
async function lookIfUnsettled(giftId: string, services: Services): Promise<void> {
  const { provider } = services.giving;
  const payment = await findVisitedPayment(services.db, giftId);
  if (!provider || !payment || !unsettledStates.some((state) => state === payment.state)) return;
  if (payment.provider_id === null) return;
  try {
    await lookAtPayment(payment.id, provider, services);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    services.logger.warn({ payment: payment.id, code: error.code }, "a payment could not be looked at");
  }
}
