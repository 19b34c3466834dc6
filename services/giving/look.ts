import { dayMs, hourMs } from "../../app/utils/durations";
import type { Services } from "../platform/services";
import { makeDebit } from "./make-debit";
import { findPayment, type PaymentRow } from "./payments";
import { type PaymentProvider, ProviderFailure } from "./provider";
import { recordPayment } from "./record-payment";

/** After which a payment that the provider never confirmed is given up: nobody was given its address. */
const givenUpMs = dayMs;
const mostLooks = 5;

/**
 * Looks at a payment at the provider and stores what is found. Any number of looks at once find the same.
 * @throws ProviderFailure
 */
export async function lookAtPayment(
  id: string,
  provider: PaymentProvider,
  services: Services,
): Promise<void> {
  const { db, giving } = services;
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const payment = await findPayment(db, id);
    if (!payment) return;
    if (payment.provider_id === null) return lookAtUnmade(payment, provider, services);
    const found = await provider.findPayment(payment.provider_id);
    if (!found) throw new ProviderFailure("unreadable", "a payment is gone");
    giving.reach("payment looked at");
    if (await recordPayment(id, payment.version, found, services)) return giving.reach("state stored");
  }
  throw new ProviderFailure("unavailable", "the payment kept changing");
}

async function lookAtUnmade(
  payment: PaymentRow,
  provider: PaymentProvider,
  services: Services,
): Promise<void> {
  const { id, kind, state } = payment;
  if (kind === "recurring") await makeDebit(id, provider, services);
  else if (state === "new") await giveUpLater(payment, services);
  if (state !== "new") await endLooks(id, services);
}

async function giveUpLater(
  { id, version, cents, created_at }: PaymentRow,
  services: Services,
): Promise<void> {
  if (services.now().getTime() - created_at.getTime() < givenUpMs) return postponeLook(id, hourMs, services);
  const found = { status: "expired", cents, failure: null, refundedCents: 0, chargedBackCents: 0 } as const;
  await recordPayment(id, version, found, services);
}

/** Of a payment that ended before the provider made it there is nothing more to see. */
async function endLooks(id: string, { db }: Services): Promise<void> {
  await db
    .updateTable("gift_payments")
    .set({ look_at: null })
    .where("id", "=", id)
    .where("provider_id", "is", null)
    .execute();
}

/** Looks at a payment some time later. */
export async function postponeLook(id: string, ms: number, { db, now }: Services): Promise<void> {
  await db
    .updateTable("gift_payments")
    .set({ look_at: new Date(now().getTime() + ms) })
    .where("id", "=", id)
    .execute();
}
