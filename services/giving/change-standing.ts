import { amsterdamDay } from "../../app/utils/dates";
import type { Queries } from "../tables";
import type { GiftRow, StandingRow } from "./payments";
import { queueGiftMail } from "./queue-gift-mail";
import { paymentDayAfter, paymentDayAfterPause } from "./schedule";
import { pauseMonths } from "./schemas";
import { cancelUnderWay } from "./stop-standing";

/**
 * Takes nothing for some months, and mails the giver; a job cancels what is under way. False where the gift is not one
 * that can be paused now.
 */
export async function pauseGift(
  trx: Queries,
  gift: GiftRow,
  { state, first_on }: StandingRow,
  now: Date,
): Promise<boolean> {
  if (state !== "active" || first_on === null || gift.frequency === "eenmalig") return false;
  const next = paymentDayAfterPause(first_on, gift.frequency, amsterdamDay(now), pauseMonths);
  if (next === null) return false;
  await trx
    .updateTable("standing_gifts")
    .set({ state: "paused", next_on: next })
    .where("gift_id", "=", gift.id)
    .execute();
  await cancelUnderWay(trx, gift.id);
  await queueGiftMail(trx, "gift-paused", gift, now, { on: next });
  return true;
}

/** Ends a pause, and mails the giver; the next payment is on the next usual day. False where there is no pause. */
export async function resumeGift(
  trx: Queries,
  gift: GiftRow,
  { state, first_on }: StandingRow,
  now: Date,
): Promise<boolean> {
  if (state !== "paused" || first_on === null || gift.frequency === "eenmalig") return false;
  const next = paymentDayAfter(first_on, gift.frequency, amsterdamDay(now));
  await trx
    .updateTable("standing_gifts")
    .set({ state: "active", next_on: next })
    .where("gift_id", "=", gift.id)
    .execute();
  await queueGiftMail(trx, "gift-resumed", gift, now, { on: next });
  return true;
}
