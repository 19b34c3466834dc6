import { randomUUID } from "node:crypto";
import { amsterdamDay } from "../../app/utils/dates";
import { addJob } from "../platform/jobs/add-job";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import { forEachGift } from "./batches";
import { debitJob } from "./jobs";
import { findVisitedPayment, getGift, lockGift } from "./payments";
import { queueGiftMail } from "./queue-gift-mail";
import { addDays, paymentDayAfter } from "./schedule";

/** A yearly payment, and the first one after a pause, is announced this many days before. */
const announcedDays = 7;

/**
 * Stores a payment for each monthly or yearly gift whose day has come, with a job that takes it. Days that were missed
 * while nothing ran are skipped: nobody pays twice at once.
 */
export async function collectDue(services: Services): Promise<void> {
  const { db, now, giving } = services;
  const today = amsterdamDay(now());
  const findDue = (after: string, limit: number) =>
    db
      .selectFrom("standing_gifts")
      .select("gift_id")
      .where("next_on", "<=", today)
      .where("gift_id", ">", after)
      .orderBy("gift_id")
      .limit(limit)
      .execute();
  await forEachGift(findDue, async (giftId) => {
    await db.transaction().execute((trx) => storeDebit(trx, giftId, today, now()));
    giving.reach("debit stored");
  });
}

async function storeDebit(trx: Queries, giftId: string, today: string, now: Date): Promise<void> {
  const gift = await lockGift(trx, giftId);
  const standing = await trx
    .selectFrom("standing_gifts")
    .select(["cents", "first_on", "next_on"])
    .where("gift_id", "=", giftId)
    .where("next_on", "<=", today)
    .executeTakeFirst();
  // Another process was faster, or the giver stopped.
  if (!standing?.next_on || !standing.first_on || gift.frequency === "eenmalig") return;
  // The way of the first payment: by direct debit after iDEAL and Bancontact, else by card.
  const first = await findVisitedPayment(trx, giftId);
  if (!first) return;
  const id = randomUUID();
  const inserted = await trx
    .insertInto("gift_payments")
    .values({
      id,
      gift_id: giftId,
      kind: "recurring",
      due_on: standing.next_on,
      attempt: 1,
      cents: standing.cents,
      method: first.method,
      look_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  await trx
    .updateTable("standing_gifts")
    .set({ state: "active", next_on: paymentDayAfter(standing.first_on, gift.frequency, today) })
    .where("gift_id", "=", giftId)
    .execute();
  if (inserted.length > 0) await addJob(trx, debitJob, { paymentId: id });
}

/** Mails givers a week before a yearly payment, or the first one after a pause. */
export async function announcePayments({ db, now }: Services): Promise<void> {
  const until = addDays(amsterdamDay(now()), announcedDays);
  const findNext = (after: string, limit: number) =>
    db
      .selectFrom("standing_gifts")
      .innerJoin("gifts", "gifts.id", "standing_gifts.gift_id")
      .select("gift_id")
      .where("next_on", "<=", until)
      .where((eb) => eb.or([eb("state", "=", "paused"), eb("frequency", "=", "jaarlijks")]))
      .whereRef("announced_on", "is distinct from", "next_on")
      .where("gift_id", ">", after)
      .orderBy("gift_id")
      .limit(limit)
      .execute();
  const announce = async (trx: Queries, giftId: string) => {
    const announced = await trx
      .updateTable("standing_gifts")
      .set((eb) => ({ announced_on: eb.ref("next_on") }))
      .where("gift_id", "=", giftId)
      .whereRef("announced_on", "is distinct from", "next_on")
      .returning("next_on")
      .executeTakeFirst();
    if (!announced?.next_on) return;
    const gift = await getGift(trx, giftId);
    await queueGiftMail(trx, "gift-announced", gift, now(), { on: announced.next_on });
  };
  await forEachGift(findNext, (giftId) => db.transaction().execute((trx) => announce(trx, giftId)));
}
