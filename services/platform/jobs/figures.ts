import { sql } from "kysely";
import type { Services } from "../services";

export interface JobFigures {
  /** Jobs to be done, also those that run or are tried later. */
  waiting: number;
  /** How long the oldest job waits that could run; 0 without any. */
  lagSeconds: number;
  /** Jobs that are not tried any more. */
  failed: number;
}

/** The figures of the queue, for monitoring. */
export async function jobFigures({ db }: Pick<Services, "db">): Promise<JobFigures> {
  const { rows } = await sql<JobFigures>`
    select
      count(*) filter (where attempts < max_attempts)::integer as waiting,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::integer as failed,
      coalesce(extract(epoch from max(now() - run_at) filter (
        where run_at < now() and locked_at is null and attempts < max_attempts)), 0)::integer as "lagSeconds"
    from graphile_worker.jobs
  `.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0, lagSeconds: 0 };
}
