import { sql } from "kysely";
import type { z } from "zod";
import type { Queries } from "../../tables";
import type { Services } from "../services";

/** Work that is done later, at least once: it may be done again after a crash, so doing it twice has to be harmless. */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  name: string;
  /** Ids only: a payload is stored, and shown to operators. */
  payload: Payload;
  run(payload: z.output<Payload>, services: Services): Promise<void>;
}

/** Tries until a job is given up: about a day and a half. */
const maxTries = 16;

/** Enqueues a job in the transaction of what caused it. */
export async function addJob<Payload extends z.ZodType>(
  trx: Queries,
  { name }: Pick<Job<Payload>, "name" | "payload">,
  payload: z.input<Payload>,
): Promise<void> {
  const json = JSON.stringify(payload);
  await sql`select graphile_worker.add_job(${name}, ${json}::json, max_attempts => ${maxTries}::int)`.execute(
    trx,
  );
}

/** Lets jobs run again that a worker held when it was killed. @param ageSeconds longer than any job takes */
export async function releaseJobs({ db }: Pick<Services, "db">, ageSeconds = 300): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - make_interval(secs => ${ageSeconds})
    ))`.execute(db);
}

interface JobFigures {
  waiting: number;
  failed: number;
  /** Since the oldest one could run; 0 without any. */
  lagSeconds: number;
}

/** The state of the queue, for metrics. */
export async function jobFigures({ db }: Pick<Services, "db">): Promise<JobFigures> {
  const { rows } = await sql<JobFigures>`
    select
      count(*) filter (where attempts < max_attempts)::int as waiting,
      count(*) filter (where attempts >= max_attempts)::int as failed,
      coalesce(extract(epoch from max(now() - run_at) filter (
        where run_at < now() and locked_at is null and attempts < max_attempts)), 0)::int as "lagSeconds"
    from graphile_worker.jobs`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0, lagSeconds: 0 };
}
