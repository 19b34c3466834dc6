import { sql } from "kysely";
import { expect, test } from "vitest";
import { givingOverTest } from "../../tests/setup/giving";

test("an evening of gifts is announced, taken and summed up in one run", async () => {
  const count = 101;
  const { db, runTask } = await givingOverTest({ start: "2027-01-10T09:41:00Z" });
  await sql`
    with g as (insert into givers (id, name, email, street, postcode, city, message)
      select gen_random_uuid(), 'x', 'x' || i || '@x.nl', '', '', '', '' from generate_series(1, ${count}) i returning id),
    f as (insert into gifts (id, submission, giver_id, frequency, cents, purpose_kind, brand, origin, ordered_at)
      select gen_random_uuid(), decode(md5(random()::text), 'hex'), id, 'jaarlijks', 1000, 'country', 'alzheimer',
        'http://localhost:3000', '2026-01-10' from g returning id),
    p as (insert into gift_payments (id, gift_id, kind, attempt, cents, method, state, created_at, paid_at)
      select gen_random_uuid(), id, 'first', 1, 1000, 'ideal', 'paid', '2026-01-10', '2026-01-10' from f returning id)
    insert into gift_entries (payment_id, kind, cents, at) select id, 'payment', 1000, '2026-01-10' from p
  `.execute(db);
  await sql`
    insert into standing_gifts (gift_id, state, cents, first_on, next_on)
      select id, 'active', 1000, '2026-01-10', '2027-01-10' from gifts
  `.execute(db);
  await runTask("take-due-gifts");
  await runTask("mail-gift-years");
  const mails = await db
    .selectFrom("mails")
    .select(["template", (eb) => eb.fn.countAll<string>().as("count")])
    .groupBy("template")
    .orderBy("template")
    .execute();
  expect(mails).toEqual([
    { template: "gift-announced", count: String(count) },
    { template: "gift-year", count: String(count) },
  ]);
  const debits = await db.selectFrom("gift_payments").select("id").where("kind", "=", "recurring").execute();
  expect(debits).toHaveLength(count);
});
