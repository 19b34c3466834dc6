import type { Logger } from "~/.server/metrics/logger";

export interface StateLog {
  worked(action: string): void;
  failed(action: string, reason: string): void;
}

/** Logs one line when an action of a store begins to fail and one when it works again, not one per call. */
export function createStateLog(store: "files" | "redis", logger: Logger): StateLog {
  const failing = new Set<string>();
  return {
    worked(action) {
      if (failing.delete(action)) logger.info({ store, action }, "the shared store works again");
    },
    failed(action, reason) {
      if (failing.has(action)) return;
      failing.add(action);
      logger.warn({ store, action, reason }, "the shared store failed");
    },
  };
}
