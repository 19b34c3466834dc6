import type { Services } from "../platform/services";
import { lookAtPayment } from "./look";
import { findPayment, getGift } from "./payments";
import { type PaymentProvider, ProviderFailure } from "./provider";
import { referenceOf } from "./references";

/**
 * Gives back what is left of a payment, as was stored. A refusal, and a provider that never answers, is stored for
 * staff, who may ask again.
 */
export async function refundPayment(
  id: string,
  provider: PaymentProvider,
  services: Services,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const { db, now, logger } = services;
  const refund = await db
    .selectFrom("gift_refunds")
    .selectAll()
    .where("payment_id", "=", id)
    .executeTakeFirst();
  if (!refund || refund.done_at !== null || refund.failure !== null) return;
  let failure: string | null = null;
  try {
    await giveBack(id, refund.id, provider, services);
  } catch (error) {
    if (!(error instanceof ProviderFailure) || (error.kind !== "refused" && !isLast)) throw error;
    logger.error({ payment: id, code: error.code }, "a payment could not be given back");
    failure = error.code;
  }
  await db
    .updateTable("gift_refunds")
    .set(failure === null ? { done_at: now() } : { failure })
    .where("id", "=", refund.id)
    .execute();
  await lookAtPayment(id, provider, services);
}

/** Asks for what the provider did not give back yet. @param key makes it once */
async function giveBack(
  id: string,
  key: string,
  provider: PaymentProvider,
  { db, giving }: Services,
): Promise<void> {
  const payment = await findPayment(db, id);
  const found = payment?.provider_id == null ? null : await provider.findPayment(payment.provider_id);
  if (!payment || !found) throw new ProviderFailure("refused", "unknown");
  if (found.chargedBackCents > 0) throw new ProviderFailure("refused", "charged back");
  const left = payment.cents - found.refundedCents;
  if (left <= 0) return;
  const gift = await getGift(db, payment.gift_id);
  giving.reach("refund asked");
  await provider.refund(found.id, left, key, `Terugbetaling ${referenceOf(gift)}`);
  giving.reach("refund made");
}
