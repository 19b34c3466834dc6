import { Logger } from "graphile-worker";
import type { ServiceLogger } from "../services";

/** The log of the queue: warnings and errors only, without messages, which hold payloads and errors of jobs. */
export function quietLogger(logger: ServiceLogger): Logger {
  return new Logger(() => (level) => {
    if (level === "warning") logger.warn({}, "the queue of jobs reports a problem");
    if (level === "error") logger.error({}, "the queue of jobs reports an error");
  });
}
