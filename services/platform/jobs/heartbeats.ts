import { sql } from "kysely";
import type { Services } from "../services";

/** How often a worker reports that it lives: several times before it counts as dead. */
export const heartbeatMs = 15_000;

/** By the clock of the database, as that of the locks of jobs. */
const silentSince = sql<Date>`now() - interval '1 minute'`;

/**
 * Reports that a worker lives, and releases the jobs of workers that have not done so for a minute, such as killed
 * ones. Otherwise these jobs would stay locked for four hours.
 */
export async function reportAlive(id: string, { db }: Pick<Services, "db">): Promise<void> {
  const time = sql<Date>`now()`;
  await db
    .insertInto("job_workers")
    .values({ id, seen_at: time })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_at: time }))
    .execute();
  await db.deleteFrom("job_workers").where("seen_at", "<", silentSince).execute();
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at < ${silentSince} and locked_by not in (select id from job_workers)
    ))
  `.execute(db);
}

/** Reports that a worker has stopped. */
export async function reportStopped(id: string, { db }: Pick<Services, "db">): Promise<void> {
  await db.deleteFrom("job_workers").where("id", "=", id).execute();
}
