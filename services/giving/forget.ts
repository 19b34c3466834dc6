import { amsterdamDay } from "../../app/utils/dates";
import { dayMs } from "../../app/utils/durations";
import type { Services } from "../platform/services";
import { deleteExpiredGiftLinks } from "./links";
import { getGift } from "./payments";
import { stopStanding } from "./stop-standing";

/** Of an order that nobody paid. */
const unpaidMs = 30 * dayMs;
/** Whole years after the year of a gift in which the tax office may ask about it. */
const taxYears = 7;
const mostAtOnce = 500;

/** Erases givers: of orders that nobody paid after a month, of others after seven years. The figures stay. */
export async function forgetGivers(services: Services): Promise<void> {
  const { db, now } = services;
  await deleteExpiredGiftLinks(db, now());
  const withGiver = db.selectFrom("gifts").select("id").where("giver_id", "is not", null).limit(mostAtOnce);
  const unpaid = await withGiver
    .where("ordered_at", "<", new Date(now().getTime() - unpaidMs))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("gift_payments")
            .select("gift_payments.id")
            .whereRef("gift_id", "=", "gifts.id")
            .where((eb) =>
              eb.or([eb("paid_at", "is not", null), eb("state", "in", ["new", "open", "pending"])]),
            ),
        ),
      ),
    )
    .execute();
  const firstKeptYear = Number(amsterdamDay(now()).slice(0, 4)) - taxYears;
  const keptSince = new Date(`${firstKeptYear}-01-01T00:00:00+01:00`);
  const old = await withGiver
    .where("ordered_at", "<", keptSince)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("gift_payments")
            .select("gift_payments.id")
            .whereRef("gift_id", "=", "gifts.id")
            .where((eb) => eb.fn.coalesce("paid_at", "created_at"), ">=", keptSince),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("standing_gifts")
            .select("gift_id")
            .whereRef("gift_id", "=", "gifts.id")
            .where("state", "in", ["active", "paused"]),
        ),
      ),
    )
    .execute();
  for (const { id } of [...unpaid, ...old]) await forgetGiver(id, services);
}

async function forgetGiver(giftId: string, { db, now }: Services): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gift = await getGift(trx, giftId);
    if (gift.giver_id === null) return;
    await stopStanding(trx, gift, "unpaid", { now });
    await trx.deleteFrom("gift_links").where("gift_id", "=", giftId).execute();
    await trx.deleteFrom("givers").where("id", "=", gift.giver_id).execute();
    // The action can be somebody's own; for the figures its address is enough.
    await trx.updateTable("gifts").set({ purpose_name: null }).where("id", "=", giftId).execute();
    // The last digits of an account belong to the person, not to the figures.
    await trx
      .updateTable("standing_gifts")
      .set({ account_end: null })
      .where("gift_id", "=", giftId)
      .execute();
  });
}
