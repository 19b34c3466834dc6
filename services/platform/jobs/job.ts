import type { z } from "zod";
import type { Services } from "../services";

/** Ids only, since payloads are stored in plain text and shown by database tools. */
type JobPayload = z.ZodObject<Readonly<Record<string, z.ZodUUID>>>;

/** Work that a worker does later, at least once. */
export interface Job<Payload extends JobPayload = JobPayload> {
  /** Stored with each job: a rename leaves those that wait without a task. */
  name: string;
  payload: Payload;
  /** How often it is tried. Waits grow from seconds to six hours: ten times take 10 hours, thirteen 22 hours. */
  attempts: number;
  /** Jobs of one queue run one at a time. */
  queue?: string;
}

export function defineJob<Payload extends JobPayload>(job: Job<Payload>): Job<Payload> {
  return job;
}

/** One of the times that a job is tried. */
interface Attempt {
  /** Whether the job fails for good when this attempt fails. */
  isLast: boolean;
}

/** A job with its implementation. It may run twice, so a second run must do no harm. */
export interface Task {
  job: Job;
  /** When it is queued without a caller, in the syntax of cron (UTC). */
  cron: string | null;
  run(payload: unknown, services: Services, attempt: Attempt): Promise<void>;
}

/** Implements a job. @param cron when it is queued without a caller, in the syntax of cron (UTC) */
export function taskOf<Payload extends JobPayload>(
  job: Job<Payload>,
  run: (payload: z.output<Payload>, services: Services, attempt: Attempt) => Promise<void>,
  cron: string | null = null,
): Task {
  return {
    job,
    cron,
    run: (payload, services, attempt) => run(job.payload.parse(payload), services, attempt),
  };
}
