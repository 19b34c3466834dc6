import { sql } from "kysely";
import { expect, test } from "vitest";
import { z } from "zod";
import { dayMs } from "../app/utils/durations";
import { createMember } from "../tests/setup/create-member";
import { testServices } from "../tests/setup/database";
import { createLink } from "./accounts/links";
import { createSession, rememberDevice } from "./accounts/sessions";
import { housekeepingTask } from "./housekeeping";
import { addJob } from "./platform/jobs/add-job";
import { jobFigures } from "./platform/jobs/figures";
import { defineJob } from "./platform/jobs/job";
import { rememberBounced } from "./platform/mail/bounces";
import { endMail } from "./platform/mail/orders";
import { queueMail } from "./platform/mail/queue";
import { startTry } from "./platform/tries/limit-tries";
import type { Tables } from "./tables";

test("what is not needed any more is deleted when its time has passed, and nothing before", async () => {
  const { services, pass } = await testServices();
  const { db, now } = services;
  await createMember(services, { username: "Nieuw", state: "unverified" });
  const memberId = await createMember(services, { username: "Ineke" });
  await createLink(db, { purpose: "verify", memberId }, now());
  await createSession(db, { memberId, remember: false, deviceName: "Firefox" }, now());
  await rememberDevice(db, memberId, null, now());
  await startTry([{ limit: { name: "try", free: 1, forgetMs: dayMs / 2 }, by: ["someone"] }], services);
  await rememberBounced(db, Buffer.from("hash"), now());
  const caller = { brand: "samen", origin: "" };
  await queueMail(db, { template: "reset-password", memberId, caller }, now());
  const { id } = await db.selectFrom("mails").select("id").executeTakeFirstOrThrow();
  await endMail(db, id, { state: "sent" }, now());
  await queueMail(db, { template: "reset-password", memberId, caller }, now());

  const kept = async () => {
    await housekeepingTask.run({}, services, { isLast: false });
    const tables = [
      "tries",
      "sessions",
      "links",
      "members",
      "mails",
      "devices",
      "bounced_addresses",
    ] as const;
    return Promise.all(tables.map((table) => count(table)));
  };
  const count = async (table: keyof Tables) => (await db.selectFrom(table).selectAll().execute()).length;

  expect(await kept()).toEqual([1, 1, 1, 2, 2, 1, 1]);
  pass(dayMs / 2 + 1);
  expect(await kept()).toEqual([0, 0, 1, 2, 2, 1, 1]);
  pass(dayMs / 2);
  expect(await kept()).toEqual([0, 0, 0, 2, 2, 1, 1]);
  pass(6 * dayMs);
  expect(await kept()).toEqual([0, 0, 0, 1, 2, 1, 1]);
  pass(23 * dayMs);
  expect(await kept()).toEqual([0, 0, 0, 1, 1, 1, 1]);
  pass(335 * dayMs);
  expect(await kept()).toEqual([0, 0, 0, 1, 1, 0, 0]);
});

test("jobs that failed for good are deleted after 30 days, and no others", async () => {
  const { services, pass } = await testServices();
  const { db, now } = services;
  const names = ["failed", "waiting"];
  for (const name of names) await addJob(db, defineJob({ name, payload: z.object({}), attempts: 3 }), {});
  await sql`update graphile_worker._private_jobs set updated_at = ${now()}`.execute(db);
  const [failed] = names;
  await sql`update graphile_worker._private_jobs set attempts = max_attempts where id in (
    select id from graphile_worker.jobs where task_identifier = ${failed})`.execute(db);
  const kept = async () => {
    await housekeepingTask.run({}, services, { isLast: false });
    const { waiting, failed } = await jobFigures(services);
    return { waiting, failed };
  };
  pass(30 * dayMs);
  expect(await kept()).toEqual({ waiting: 1, failed: 1 });
  pass(1);
  expect(await kept()).toEqual({ waiting: 1, failed: 0 });
});

test("housekeeping is a job of every hour", () => {
  expect(housekeepingTask.cron).toMatch(/^\d+ \* \* \* \*$/);
});
