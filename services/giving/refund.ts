import type { Services } from "../platform/services";
import { lookAtPayment } from "./look";
import { findPayment, getGift } from "./payments";
import { type PaymentProvider, ProviderFailure } from "./provider";
import { referenceOf } from "./references";

/** Gives a payment back in full, as was stored. The provider never gives back more than a payment was. */
export async function refundPayment(
  id: string,
  provider: PaymentProvider,
  services: Services,
): Promise<void> {
  const { db, giving, now } = services;
  const refund = await db
    .selectFrom("gift_refunds")
    .selectAll()
    .where("payment_id", "=", id)
    .executeTakeFirst();
  const payment = await findPayment(db, id);
  if (!refund || refund.done_at !== null || payment?.provider_id == null) return;
  const found = await provider.findPayment(payment.provider_id);
  if (found && found.refundedCents < payment.cents && found.chargedBackCents === 0) {
    const gift = await getGift(db, payment.gift_id);
    giving.reach("refund asked");
    await provider
      .refund(payment.provider_id, payment.cents, refund.id, `Terugbetaling ${referenceOf(gift)}`)
      .catch(ignoreRefusal(services, id));
    giving.reach("refund made");
  }
  await db.updateTable("gift_refunds").set({ done_at: now() }).where("payment_id", "=", id).execute();
  await lookAtPayment(id, provider, services);
}

/** A refusal says that it is given back already, or cannot be: the books show it, and asking again does not help. */
function ignoreRefusal({ logger }: Services, payment: string) {
  return (error: unknown) => {
    if (!(error instanceof ProviderFailure) || error.kind !== "refused") throw error;
    logger.error({ payment, code: error.code }, "the provider refused to give a payment back");
  };
}
