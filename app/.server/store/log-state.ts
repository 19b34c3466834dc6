import type { Logger } from "~/.server/metrics/logger";

/** How long an action must not fail to work again: on a full disk small values are stored between large ones that fail. */
const quietMs = 60_000;

export interface StateLog {
  worked(action: string): void;
  failed(action: string, reason: string): void;
}

/**
 * Logs one line when an action of a store begins to fail, and one when it works again after a minute without failures,
 * not one per call.
 */
export function createStateLog(store: "files" | "redis", now: () => Date, logger: Logger): StateLog {
  const failedAt = new Map<string, number>();
  return {
    worked(action) {
      const last = failedAt.get(action);
      if (last === undefined || now().getTime() - last < quietMs) return;
      failedAt.delete(action);
      logger.info({ store, action }, "the shared store works again");
    },
    failed(action, reason) {
      const isKnown = failedAt.has(action);
      failedAt.set(action, now().getTime());
      if (!isKnown) logger.warn({ store, action, reason }, "the shared store failed");
    },
  };
}
