import type { Selectable } from "kysely";
import type { Queries } from "../tables";
import type { GiftPaymentsTable, GiftsTable, StandingGiftsTable } from "./tables";

export type PaymentRow = Selectable<GiftPaymentsTable>;
export type GiftRow = Selectable<GiftsTable>;
export type StandingRow = Selectable<StandingGiftsTable>;

export async function findPayment(db: Queries, id: string): Promise<PaymentRow | null> {
  return (await db.selectFrom("gift_payments").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

export function getGift(db: Queries, id: string): Promise<GiftRow> {
  return db.selectFrom("gifts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

export async function findStanding(db: Queries, giftId: string): Promise<StandingRow | null> {
  const row = await db
    .selectFrom("standing_gifts")
    .selectAll()
    .where("gift_id", "=", giftId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The payment that the giver makes: the only one, or the first of a monthly or yearly gift. Of several it is the one that
 * is paid, else the newest.
 */
export async function findVisitedPayment(db: Queries, giftId: string): Promise<PaymentRow | null> {
  const row = await db
    .selectFrom("gift_payments")
    .selectAll()
    .where("gift_id", "=", giftId)
    .where("kind", "!=", "recurring")
    .orderBy((eb) => eb("state", "=", "paid"), "desc")
    .orderBy("attempt", "desc")
    .executeTakeFirst();
  return row ?? null;
}

/** Whether another payment of the same gift for the same day is paid. */
export async function isPaidTwice(
  db: Queries,
  { id, gift_id, due_on }: Pick<PaymentRow, "id" | "gift_id" | "due_on">,
): Promise<boolean> {
  const other = await db
    .selectFrom("gift_payments")
    .select("id")
    .where("gift_id", "=", gift_id)
    .where("due_on", "is not distinct from", due_on)
    .where("id", "!=", id)
    .where("state", "=", "paid")
    .executeTakeFirst();
  return other !== undefined;
}

/** Locks a gift, so that what happens to it happens one after the other. */
export async function lockGift(trx: Queries, id: string): Promise<GiftRow> {
  return trx.selectFrom("gifts").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
}
