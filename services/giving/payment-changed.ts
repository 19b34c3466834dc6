import { randomUUID } from "node:crypto";
import { hourMs } from "../../app/utils/durations";
import type { Caller } from "../platform/http/route";
import { addJob } from "../platform/jobs/add-job";
import type { Services } from "../platform/services";
import { startTry } from "../platform/tries/limit-tries";
import { cancelJob, lookJob } from "./jobs";
import { findPayment, lockGift } from "./payments";

/** Unknown ids are asked at the provider, so a network that makes them up has to wait. */
const unknownLimit = { name: "unknown payments", free: 30, forgetMs: hourMs };

/**
 * Hears that a payment changed: a job looks at it. A payment that is not known by this id may be one whose answer was
 * lost, which names ours.
 * @returns the seconds after which the provider has to call again; null where it was heard
 * @throws ProviderFailure, so that the provider calls again
 */
export async function paymentChanged(
  id: string,
  { client }: Caller,
  services: Services,
): Promise<number | null> {
  const { db, giving } = services;
  if (!giving.provider || !/^tr_\w{1,60}$/.test(id)) return null;
  const known = await db
    .selectFrom("gift_payments")
    .select("id")
    .where("provider_id", "=", id)
    .executeTakeFirst();
  if (known) {
    await addJob(db, lookJob, { paymentId: known.id }, { key: `look-at-gift-${known.id}` });
    return null;
  }
  const wait = await startTry([{ limit: unknownLimit, by: [client ?? ""] }], services);
  if (wait !== null) return wait;
  const found = await giving.provider.findPayment(id);
  if (!found?.payment) return null;
  const adopted = await adopt(found.payment, id, services);
  // Its gift may have ended meanwhile: then it is cancelled, before it is looked at.
  if (adopted !== null) await addJob(db, cancelJob, { paymentId: adopted });
  return null;
}

/**
 * Stores the id of a payment that the provider made and whose answer was lost. Where ours has another id by now, the
 * provider made two, and the second becomes a payment of its own: if both are paid, one is given back.
 * @returns the id of our payment; null where there is none
 */
async function adopt(paymentId: string, providerId: string, { db, now }: Services): Promise<string | null> {
  const payment = await findPayment(db, paymentId);
  if (!payment) return null;
  return db.transaction().execute(async (trx) => {
    await lockGift(trx, payment.gift_id);
    const updated = await trx
      .updateTable("gift_payments")
      .set({ provider_id: providerId, version: payment.version + 1 })
      .where("id", "=", paymentId)
      .where("provider_id", "is", null)
      .returning("id")
      .execute();
    if (updated.length > 0) return paymentId;
    const { attempt } = await trx
      .selectFrom("gift_payments")
      .select((eb) => eb.fn.max("attempt").as("attempt"))
      .where("gift_id", "=", payment.gift_id)
      .where("due_on", "is not distinct from", payment.due_on)
      .executeTakeFirstOrThrow();
    const { gift_id, kind, due_on, cents, method } = payment;
    const inserted = await trx
      .insertInto("gift_payments")
      .values({
        id: randomUUID(),
        gift_id,
        kind,
        due_on,
        attempt: attempt + 1,
        cents,
        method,
        provider_id: providerId,
        look_at: now(),
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column("provider_id").doNothing())
      .returning("id")
      .executeTakeFirst();
    return inserted?.id ?? null;
  });
}
