import { sql } from "kysely";
import type { z } from "zod";
import type { Queries } from "../../tables";
import type { Job } from "./job";

interface JobOptions {
  /** A waiting job with the same key is replaced. */
  key?: string;
  /** Not before this time. */
  runAt?: Date;
}

/** Queues a job in the transaction of what caused it: without a commit there is no job. */
export async function addJob<Payload extends Job["payload"]>(
  trx: Queries,
  job: Job<Payload>,
  payload: z.input<Payload>,
  { key, runAt }: JobOptions = {},
): Promise<void> {
  await sql`
    select from graphile_worker.add_job(
      ${job.name}::text,
      payload := ${JSON.stringify(payload)}::json,
      queue_name := ${job.queue ?? null}::text,
      max_attempts := ${job.attempts}::integer,
      run_at := ${runAt ?? null}::timestamptz,
      job_key := ${key ?? null}::text
    )
  `.execute(trx);
}
