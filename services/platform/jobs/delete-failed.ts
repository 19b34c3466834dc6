import { sql } from "kysely";
import type { Queries } from "../../tables";

/** Deletes jobs that are not tried any more, and were tried last before this time. */
export async function deleteFailedJobs(db: Queries, before: Date): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < ${before}
    ))
  `.execute(db);
}
