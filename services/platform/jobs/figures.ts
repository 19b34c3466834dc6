import { sql } from "kysely";
import type { Services } from "../services";

export interface JobFigures {
  /** Jobs that could run now. */
  waiting: number;
  /** How long the oldest of them waits. */
  oldestSeconds: number;
  /** Jobs that are not tried any more. */
  failed: number;
}

/** The figures of the queue, for monitoring. */
export async function jobFigures({ db, now }: Pick<Services, "db" | "now">): Promise<JobFigures> {
  const time = now();
  const { rows } = await sql<{ waiting: number; oldest: Date | null; failed: number }>`
    select
      count(*) filter (where attempts < max_attempts and run_at <= ${time})::integer as waiting,
      min(run_at) filter (where attempts < max_attempts and run_at <= ${time}) as oldest,
      count(*) filter (where attempts >= max_attempts)::integer as failed
    from graphile_worker.jobs where locked_at is null
  `.execute(db);
  const { waiting = 0, oldest = null, failed = 0 } = rows[0] ?? {};
  return { waiting, oldestSeconds: oldest ? (time.getTime() - oldest.getTime()) / 1000 : 0, failed };
}
