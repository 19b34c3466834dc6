import { queueMail } from "../platform/mail/queue";
import type { Queries } from "../tables";
import type { GiftRow } from "./payments";
import type { GivingMail } from "./schemas";

/** Queues a mail to the giver; none once the giver is erased. It names the gift, and what it is about. */
export async function queueGiftMail(
  trx: Queries,
  template: GivingMail,
  { id, giver_id, brand, origin }: GiftRow,
  now: Date,
  facts: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  if (giver_id === null) return;
  const giver = await trx.selectFrom("givers").select("email").where("id", "=", giver_id).executeTakeFirst();
  if (!giver) return;
  const order = { template, memberId: null, address: giver.email, caller: { brand, origin } };
  await queueMail(trx, { ...order, facts: { gift: id, ...facts } }, now);
}
