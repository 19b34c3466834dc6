import { addJob } from "../platform/jobs/add-job";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import { cancelJob } from "./jobs";
import { unsettledStates } from "./payment-states";
import type { GiftRow } from "./payments";
import { queueGiftMail } from "./queue-gift-mail";
import type { StopReason } from "./schemas";

/** Ends a monthly or yearly gift, once; a job cancels what is under way. A mail says so, unless it never began. */
export async function stopStanding(
  trx: Queries,
  gift: GiftRow,
  reason: StopReason,
  { now }: Pick<Services, "now">,
): Promise<void> {
  const stopped = await trx
    .updateTable("standing_gifts")
    .set({ state: "stopped", stop_reason: reason, stopped_at: now(), next_on: null })
    .where("gift_id", "=", gift.id)
    .where("state", "!=", "stopped")
    .returning("gift_id")
    .execute();
  if (stopped.length === 0) return;
  await cancelUnderWay(trx, gift.id);
  if (reason !== "unpaid") await queueGiftMail(trx, "gift-stopped", gift, now());
}

/** Has jobs cancel the payments of a gift that are not settled: also a first one, which would be a start. */
export async function cancelUnderWay(trx: Queries, giftId: string): Promise<void> {
  const underWay = await trx
    .selectFrom("gift_payments")
    .select("id")
    .where("gift_id", "=", giftId)
    .where("state", "in", unsettledStates)
    .execute();
  for (const { id } of underWay) await addJob(trx, cancelJob, { paymentId: id });
}
