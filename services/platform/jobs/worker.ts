import { parseCronItems, run, type TaskList } from "graphile-worker";
import type { Pool } from "pg";
import { errorCode } from "../../../app/utils/error-code";
import type { Services } from "../services";
import { type Job, releaseJobs } from "./job";
import { quietLogger } from "./logger";

/** Simultaneous jobs of a process. */
const concurrency = 2;

/**
 * Runs jobs until it is stopped; several processes may. @param hourly housekeeping, done by one of them
 */
export async function startWorker(
  pool: Pool,
  services: Services,
  jobs: readonly Job[],
  hourly: (services: Services) => Promise<void>,
): Promise<{ stop(): Promise<void> }> {
  const { logger } = services;
  const tasks: TaskList = {
    "release-jobs": () => releaseJobs(services),
    housekeeping: () => hourly(services),
  };
  for (const job of jobs) {
    tasks[job.name] = async (payload) => {
      try {
        await job.run(job.payload.parse(payload), services);
      } catch (error) {
        const code = errorCode(error);
        logger.warn({ job: job.name, error: code }, "a job failed; it is tried again");
        // The queue stores the message, and that of the error may hold an address.
        throw new Error(code);
      }
    };
  }
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    concurrency,
    noHandleSignals: true,
    logger: quietLogger(logger),
    parsedCronItems: parseCronItems([
      { task: "release-jobs", match: "* * * * *" },
      { task: "housekeeping", match: "17 * * * *" },
    ]),
  });
  return { stop: () => runner.stop() };
}
