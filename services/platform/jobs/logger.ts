import { Logger } from "graphile-worker";
import type { ServiceLogger } from "../services";

const levels: Readonly<Record<string, "warn" | "error">> = { warning: "warn", error: "error" };

/** Logs warnings and errors of the queue. The worker logs failures of jobs itself, with their names. */
export function graphileLogger(logger: ServiceLogger): Logger {
  return new Logger(() => (level, message, facts) => {
    const name = levels[level];
    if (name && !facts?.failure) logger[name]({}, message);
  });
}
