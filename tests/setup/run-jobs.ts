import { Logger, runOnce } from "graphile-worker";
import type { Task } from "../../services/platform/jobs/job";
import type { TestServices } from "./database";

/** Runs the jobs that wait, each once, until none is left that could run now. Failed ones are tried later. */
export async function runJobs({ services, pool }: Pick<TestServices, "services" | "pool">, tasks: Task[]) {
  await runOnce({
    pgPool: pool,
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
    taskList: Object.fromEntries(
      tasks.map(({ job, run }) => [
        job.name,
        (payload, { job: { attempts, max_attempts } }) =>
          run(payload, services, { isLast: attempts >= max_attempts }),
      ]),
    ),
  });
}
