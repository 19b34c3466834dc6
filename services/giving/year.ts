import { amsterdamDay } from "../../app/utils/dates";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import { forEachGift } from "./batches";
import { getGift } from "./payments";
import { queueGiftMail } from "./queue-gift-mail";
import { purposeOf, referenceOf } from "./references";
import type { GivenInYear } from "./schemas";

/** What was given with a gift in a year; null where nothing was, or the giver is erased. */
export async function givenInYear(
  giftId: string,
  year: number,
  { db }: { db: Queries },
): Promise<GivenInYear | null> {
  const gift = await getGift(db, giftId);
  if (gift.giver_id === null) return null;
  const giver = await db
    .selectFrom("givers")
    .selectAll()
    .where("id", "=", gift.giver_id)
    .executeTakeFirstOrThrow();
  const entries = await db
    .selectFrom("gift_entries")
    .innerJoin("gift_payments", "gift_payments.id", "gift_entries.payment_id")
    .select(["gift_entries.cents", "gift_entries.at"])
    .where("gift_id", "=", giftId)
    .orderBy("gift_entries.id")
    .execute();
  const lines = entries
    .map(({ cents, at }) => ({
      on: amsterdamDay(at),
      cents,
      reference: referenceOf(gift),
      purpose: purposeOf({ ...gift, memory: giver.memory }),
    }))
    .filter(({ on }) => on.startsWith(`${year}-`));
  if (lines.length === 0) return null;
  const { name, street, postcode, city } = giver;
  return {
    year,
    giver: { name, street, postcode, city },
    lines,
    totalCents: lines.reduce((sum, { cents }) => sum + cents, 0),
  };
}

/** Mails, in January, what was given the year before, once for each monthly or yearly gift; a job calls it. */
export async function mailYears(services: Services): Promise<void> {
  const { db, now } = services;
  const year = Number(amsterdamDay(now()).slice(0, 4)) - 1;
  const findUnsummed = (after: string, limit: number) =>
    db
      .selectFrom("standing_gifts")
      .select("gift_id")
      .where("first_on", "<", `${year + 1}-01-01`)
      .where("summed_year", "is distinct from", year)
      .where("gift_id", ">", after)
      .orderBy("gift_id")
      .limit(limit)
      .execute();
  const mailYear = async (trx: Queries, giftId: string) => {
    const marked = await trx
      .updateTable("standing_gifts")
      .set({ summed_year: year })
      .where("gift_id", "=", giftId)
      .where("summed_year", "is distinct from", year)
      .returning("gift_id")
      .execute();
    const given = marked.length > 0 && (await givenInYear(giftId, year, { db: trx }));
    if (given && given.totalCents > 0)
      await queueGiftMail(trx, "gift-year", await getGift(trx, giftId), now(), { year });
  };
  await forEachGift(findUnsummed, (giftId) => db.transaction().execute((trx) => mailYear(trx, giftId)));
}
