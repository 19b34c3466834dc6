import { Logger, runOnce } from "graphile-worker";
import type { Task } from "../../services/platform/jobs/job";
import type { TestServices } from "./database";

/** Runs the jobs that wait, each once, until none is left that could run now. Failed ones are tried later. */
export async function runJobs({ services, pool }: Pick<TestServices, "services" | "pool">, tasks: Task[]) {
  const names = tasks.map(({ job }) => job.name);
  const due = `select from graphile_worker.jobs where task_identifier = any($1)
    and run_at <= now() and attempts < max_attempts and locked_at is null`;
  do
    await runOnce({
      pgPool: pool,
      noHandleSignals: true,
      // Without a batch it does not wait until the end of a job is stored.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new Logger(() => () => {}),
      taskList: Object.fromEntries(
        tasks.map(({ job, run }) => [
          job.name,
          (payload, { job: { attempts, max_attempts } }) =>
            run(payload, services, { isLast: attempts >= max_attempts }),
        ]),
      ),
    });
  while (
    // It ends early while the end of the job before in the same queue is being stored.
    (await pool.query(due, [names])).rowCount
  );
}
