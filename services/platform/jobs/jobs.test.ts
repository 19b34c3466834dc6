import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { testServices } from "../../../tests/setup/database";
import { eventually } from "../../../tests/setup/eventually";
import { addJob } from "./add-job";
import { JobFailure } from "./failure";
import { jobFigures } from "./figures";
import { defineJob, type Task, taskOf } from "./job";
import { startWorker } from "./worker";

const greet = defineJob({ name: "greet", payload: z.object({ memberId: z.uuid() }), attempts: 3 });
const memberId = "0b4c5d3e-8f57-4a3e-9d0a-1f2e3d4c5b6a";

/** Runs jobs until the test ends. */
async function working(tasks: Task[]) {
  const site = await testServices();
  const start = () => {
    const worker = startWorker(site.services, site.pool, tasks);
    onTestFinished(worker.stop);
    return worker;
  };
  return { ...site, start, db: site.services.db };
}

/** Lets jobs that are tried later run now. */
async function hurry(db: Awaited<ReturnType<typeof working>>["db"]): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())`.execute(
    db,
  );
}

test("a job runs after the transaction that queued it, with its payload", async () => {
  const ran: string[] = [];
  const task = taskOf(greet, async (payload) => void ran.push(payload.memberId));
  const { db, start, services } = await working([task]);
  await db.transaction().execute((trx) => addJob(trx, greet, { memberId }));
  expect(await jobFigures(services)).toMatchObject({ waiting: 1, failed: 0 });
  start();
  await eventually(() => expect(ran).toEqual([memberId]));
  await eventually(async () =>
    expect(await jobFigures(services)).toEqual({ waiting: 0, lagSeconds: 0, failed: 0 }),
  );
});

test("a transaction that is rolled back leaves no job", async () => {
  const { db, services } = await working([]);
  const transaction = db.transaction().execute(async (trx) => {
    await addJob(trx, greet, { memberId });
    throw new Error("rolled back");
  });
  await expect(transaction).rejects.toThrow("rolled back");
  expect(await jobFigures(services)).toMatchObject({ waiting: 0 });
});

test("a job that fails is tried again, and given up after its last attempt", async () => {
  const lasts: boolean[] = [];
  const task = taskOf(greet, async (_payload, _services, { isLast }) => {
    lasts.push(isLast);
    throw new Error("of jan@voorbeeld.nl");
  });
  const { db, start, services, logged } = await working([task]);
  await addJob(db, greet, { memberId });
  start();
  await eventually(async () => {
    await hurry(db);
    expect(await jobFigures(services)).toMatchObject({ waiting: 0, failed: 1 });
  });
  expect(lasts).toEqual([false, false, true]);
  expect(logged.map(({ level, message }) => [level, message])).toEqual([
    ["warn", "a job failed and is tried again"],
    ["warn", "a job failed and is tried again"],
    ["error", "a job failed for good"],
  ]);
});

test("what a failed job stores and logs holds no message of an error and no payload", async () => {
  const task = taskOf(greet, async () => {
    throw Object.assign(new TypeError("jan@voorbeeld.nl\nwoont in de Lindelaan"), { code: "E1" });
  });
  const { db, start, logged } = await working([task]);
  await addJob(db, greet, { memberId });
  start();
  const stored = await eventually(async () => {
    const { rows } = await sql<{ last_error: string | null }>`
      select last_error from graphile_worker.jobs`.execute(db);
    expect(rows[0]?.last_error).toBeTruthy();
    return rows;
  });
  expect(stored).toEqual([{ last_error: "TypeError E1" }]);
  expect(logged).toMatchObject([{ fields: { job: "greet", attempt: 1, error: "TypeError E1" } }]);
  expect(JSON.stringify(logged)).toContain("jobs.test.ts");
  expect(JSON.stringify(logged)).not.toMatch(/voorbeeld|Lindelaan|0b4c5d3e/);
});

test("a failure that a task reports itself is logged without a stack", async () => {
  const task = taskOf(greet, async () => {
    throw new JobFailure("451");
  });
  const { db, start, logged } = await working([task]);
  await addJob(db, greet, { memberId });
  start();
  await eventually(() => expect(logged).toHaveLength(1));
  expect(logged[0]?.fields).toEqual({ job: "greet", attempt: 1, error: "451" });
});

test("a job with the same key replaces the one that waits, and one for later waits", async () => {
  const { db } = await working([]);
  await addJob(db, greet, { memberId }, { key: "one" });
  await addJob(db, greet, { memberId }, { key: "one", runAt: new Date("2100-01-01") });
  const { rows } = await sql`select key, run_at > now() as later from graphile_worker.jobs`.execute(db);
  expect(rows).toEqual([{ key: "one", later: true }]);
});

test("the jobs of a worker that was killed run again, and those of a living one do not", async () => {
  const ran: string[] = [];
  const task = taskOf(greet, async (payload) => void ran.push(payload.memberId));
  const { db, start } = await working([task]);
  const other = memberId.replace("0b", "1c");
  for (const id of [memberId, other]) await addJob(db, greet, { memberId: id });
  await sql`
    update graphile_worker._private_jobs set attempts = 1, locked_at = now() - interval '2 minutes',
      locked_by = case payload ->> 'memberId' when ${other} then 'living' else 'killed' end
  `.execute(db);
  await sql`insert into job_workers (id, seen_at) values
    ('living', now()), ('killed', now() - interval '2 minutes')`.execute(db);
  start();
  await eventually(() => expect(ran).toEqual([memberId]));
  const locked = await sql`select locked_by from graphile_worker.jobs where locked_by = 'living'`.execute(db);
  expect(locked.rows).toHaveLength(1);
});

test("a worker that stops lets its job finish, and reports that it stopped", async () => {
  const running: (() => void)[] = [];
  let ended = false;
  const task = taskOf(greet, async () => {
    await new Promise<void>((finish) => running.push(finish));
    ended = true;
  });
  const { db, start } = await working([task]);
  const worker = start();
  const workers = () => db.selectFrom("job_workers").select("id").execute();
  await eventually(async () => expect(await workers()).toHaveLength(1));
  await addJob(db, greet, { memberId });
  // Its row is locked a moment before its task runs.
  await eventually(async () => expect(running).toHaveLength(1));
  const stopped = worker.stop();
  for (const finish of running) finish();
  await stopped;
  expect(ended).toBe(true);
  expect(await workers()).toEqual([]);
});
