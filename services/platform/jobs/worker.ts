import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { parseCronItems, type Runner, run, type Task as WorkerTask } from "graphile-worker";
import type { Pool } from "pg";
import type { Services } from "../services";
import { failureFacts, jobFailureOf } from "./failure";
import type { Task } from "./job";
import { keepAlive } from "./keep-alive";
import { graphileLogger } from "./logger";

const restartMs = 5_000;

export interface Worker {
  /** Lets running jobs finish. */
  stop(): Promise<void>;
}

/** Runs jobs until it is stopped, two at a time. It restarts after an outage of the database. */
export function startWorker(services: Services, pool: Pool, tasks: readonly Task[]): Worker {
  const { logger } = services;
  const stopping = new AbortController();
  let runner: Runner | null = null;

  async function runJobs(): Promise<void> {
    const events = new EventEmitter();
    const alive = keepAlive(events, services);
    try {
      runner = await run({
        pgPool: pool,
        concurrency: 2,
        noHandleSignals: true,
        events,
        logger: graphileLogger(logger),
        taskList: Object.fromEntries(tasks.map((task) => [task.job.name, workerTask(task, services)])),
        parsedCronItems: parseCronItems(tasks.flatMap(cronItems)),
      });
      if (stopping.signal.aborted) await stopRunner();
      await runner.promise;
    } finally {
      runner = null;
      await alive.stop();
    }
  }

  async function superviseJobs(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runJobs().catch((error: unknown) => logger.error(failureFacts(error), "the worker failed"));
      await sleep(restartMs, null, { signal: stopping.signal }).catch(() => {});
    }
  }

  // A runner that stops by itself rejects a second stop.
  const stopRunner = async () => runner?.stop().catch(() => {});
  const ended = superviseJobs();
  return {
    async stop() {
      stopping.abort();
      await stopRunner();
      await ended;
    },
  };
}

function workerTask({ job: { name }, run }: Task, services: Services): WorkerTask {
  return async (payload, { job: { attempts, max_attempts } }) => {
    const isLast = attempts >= max_attempts;
    try {
      await run(payload, services, { isLast });
    } catch (error) {
      const facts = { job: name, attempt: attempts, ...failureFacts(error) };
      if (isLast) services.logger.error(facts, "a job failed for good");
      else services.logger.warn(facts, "a job failed and is tried again");
      throw jobFailureOf(error);
    }
  };
}

function cronItems({ job, cron }: Task) {
  return cron === null ? [] : [{ task: job.name, match: cron, options: { maxAttempts: job.attempts } }];
}
