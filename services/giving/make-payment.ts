import type { Services } from "../platform/services";
import { givingPaths } from "./contract";
import { giftTokenOf } from "./gift-token";
import { findPayment, findStanding, type GiftRow, getGift, type PaymentRow } from "./payments";
import { type PaymentProvider, ProviderFailure, type ProviderPayment } from "./provider";
import { recordPayment } from "./record-payment";
import { referenceOf } from "./references";

/**
 * Makes a stored payment at the provider, unless it is made. The id of the payment is the key with which the provider
 * makes it once; a payment whose answer was lost has an address that nobody knows, and expires.
 * @param signal ends the wait for the provider
 * @throws ProviderFailure
 */
export async function makePayment(
  id: string,
  provider: PaymentProvider,
  services: Services,
  signal: AbortSignal,
): Promise<void> {
  const { db, giving } = services;
  const payment = await findPayment(db, id);
  if (payment?.state !== "new" || payment.provider_id !== null || payment.kind === "recurring") return;
  const gift = await getGift(db, payment.gift_id);
  const customerId = payment.kind === "first" ? await customerOf(gift, provider, services, signal) : null;
  await markAsked(payment, services);
  giving.reach("payment asked");
  const order = {
    payment: id,
    cents: payment.cents,
    description: `Gift ${referenceOf(gift)}`,
    customerId,
    method: payment.method,
    webhookUrl: giving.webhookUrl(gift.origin),
    redirectUrl: `${gift.origin}${givingPaths.result}?code=${giftTokenOf(gift.id, services)}`,
  };
  const made = await provider.createVisitedPayment(order, signal);
  giving.reach("payment made");
  await recordMade(payment, made, services);
  giving.reach("payment stored");
}

/** The provider's customer of a monthly or yearly gift, of which it knows no name. */
async function customerOf(
  { id }: GiftRow,
  provider: PaymentProvider,
  { db, giving }: Services,
  signal: AbortSignal,
): Promise<string | null> {
  const standing = await findStanding(db, id);
  if (!standing || standing.customer_id !== null) return standing?.customer_id ?? null;
  const customerId = await provider.createCustomer(id, signal);
  giving.reach("customer made");
  await db
    .updateTable("standing_gifts")
    .set({ customer_id: customerId })
    .where("gift_id", "=", id)
    .where("customer_id", "is", null)
    .execute();
  giving.reach("customer stored");
  return (await findStanding(db, id))?.customer_id ?? null;
}

/** Stores that the provider is asked, before it is. */
export async function markAsked({ id }: PaymentRow, { db, now }: Services): Promise<void> {
  await db.updateTable("gift_payments").set({ asked_at: now() }).where("id", "=", id).execute();
}

/**
 * Stores what the provider made. Another call may have done so already: the provider made it once. Or the payment ended
 * here meanwhile; then its id is stored so that it can be cancelled.
 */
export async function recordMade(
  { id, version }: PaymentRow,
  made: ProviderPayment,
  services: Services,
): Promise<void> {
  if (await recordPayment(id, version, made, services)) return;
  const stored = await findPayment(services.db, id);
  if (stored?.provider_id !== null) return;
  if (!(await recordPayment(id, stored.version, made, services)))
    throw new ProviderFailure("unavailable", "stored by nobody");
}
