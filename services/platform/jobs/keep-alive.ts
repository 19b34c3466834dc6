import type { WorkerEvents } from "graphile-worker";
import type { Services } from "../services";
import { failureFacts } from "./failure";
import { heartbeatMs, reportAlive, reportStopped } from "./heartbeats";

/** Reports regularly that a worker lives, under the id by which it locks jobs. */
export function keepAlive(events: WorkerEvents, services: Services): { stop(): Promise<void> } {
  let id: string | null = null;
  let reported: Promise<void> = Promise.resolve();

  async function report(): Promise<void> {
    try {
      if (id !== null) await reportAlive(id, services);
    } catch (error) {
      services.logger.warn(failureFacts(error), "a worker could not report that it lives");
    }
  }

  const next = () => {
    reported = reported.then(report);
  };
  events.once("pool:create", ({ workerPool }) => {
    id = workerPool.id;
    next();
  });
  const timer = setInterval(next, heartbeatMs);
  return {
    async stop() {
      clearInterval(timer);
      await reported;
      if (id !== null) await reportStopped(id, services).catch(() => {});
    },
  };
}
