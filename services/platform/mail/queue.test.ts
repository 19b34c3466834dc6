import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMember } from "../../../tests/setup/create-member";
import { testServices } from "../../../tests/setup/database";
import { queueMail } from "./queue";

const caller = { brand: "alzheimer", origin: "https://www.voorbeeld.nl" };

test("a transaction that is rolled back leaves no mail and no job", async () => {
  const { services } = await testServices();
  const { db, now } = services;
  const transaction = db.transaction().execute(async (trx) => {
    await queueMail(trx, { template: "reset-password", memberId: null, caller }, now());
    throw new Error("rolled back");
  });
  await expect(transaction).rejects.toThrow("rolled back");
  expect(await db.selectFrom("mails").selectAll().execute()).toEqual([]);
  expect((await sql`select 1 from graphile_worker.jobs`.execute(db)).rows).toEqual([]);
});

test("a mail to nobody takes the same statements as one to a member", async () => {
  const { services, statements } = await testServices();
  const memberId = await createMember(services, { username: "Ineke" });
  const statementsFor = async (memberId: string | null) => {
    const before = statements.length;
    await queueMail(services.db, { template: "reset-password", memberId, caller }, services.now());
    return statements.slice(before);
  };
  const [known, unknown] = [await statementsFor(memberId), await statementsFor(null)];
  expect(known).toHaveLength(2);
  expect(unknown).toEqual(known);
});

test("the job of a mail holds its id only", async () => {
  const { services } = await testServices();
  const { db, now } = services;
  const order = { template: "change-email", memberId: null, address: "nieuw@voorbeeld.nl", caller } as const;
  await queueMail(db, order, now());
  const { id, message_id } = await db
    .selectFrom("mails")
    .select(["id", "message_id"])
    .executeTakeFirstOrThrow();
  const jobs = await sql`select payload, key, max_attempts from graphile_worker._private_jobs`.execute(db);
  expect(jobs.rows).toEqual([{ payload: { mailId: id }, key: null, max_attempts: 13 }]);
  expect(message_id).toBe(`${id}@www.voorbeeld.nl`);
});
