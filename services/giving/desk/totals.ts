import { sql } from "kysely";
import type { Services } from "../../platform/services";
import type { GiftTotals } from "./contract";
import { deskPurposeOf } from "./list";
import { endOfDay, type Period, startOfDay } from "./periods";

const sumWhere = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<string>`coalesce(sum(gift_entries.cents) filter (where ${condition}), 0)`;
const received = sumWhere(sql<boolean>`gift_entries.kind = 'payment'`).as("received");
const returned = sumWhere(sql<boolean>`gift_entries.kind <> 'payment'`).as("returned");
const payments = sql<string>`count(*) filter (where gift_entries.kind = 'payment')`.as("payments");
const month = sql<string>`to_char(gift_entries.at at time zone 'Europe/Amsterdam', 'YYYY-MM')`;

interface Sums {
  received: string;
  returned: string;
  payments: string;
}

const toSums = (row: Sums) => ({
  receivedCents: Number(row.received),
  returnedCents: Number(row.returned),
  payments: Number(row.payments),
});

/** What came in and went out in a period, by what it was for and by month. */
export async function totalGifts({ from, until }: Period, { db }: Pick<Services, "db">): Promise<GiftTotals> {
  const entries = db
    .selectFrom("gift_entries")
    .where("gift_entries.at", ">=", startOfDay(from))
    .where("gift_entries.at", "<", endOfDay(until));
  const purposes = await entries
    .innerJoin("gift_payments", "gift_payments.id", "gift_entries.payment_id")
    .innerJoin("gifts", "gifts.id", "gift_payments.gift_id")
    // The name may have changed since: the newest one is shown.
    .select(["purpose_kind", "purpose_slug", (eb) => eb.fn.max("purpose_name").as("purpose_name")])
    .select([received, returned, payments])
    .groupBy(["purpose_kind", "purpose_slug"])
    .orderBy("received", "desc")
    .orderBy("purpose_slug")
    .execute();
  const months = await entries
    .select([month.as("month"), received, returned, payments])
    .groupBy(month)
    .orderBy("month")
    .execute();
  return {
    purposes: purposes.map((row) => ({ ...deskPurposeOf(row), ...toSums(row) })),
    months: months.map((row) => ({ month: row.month, ...toSums(row) })),
  };
}
