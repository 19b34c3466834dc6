import { Logger } from "graphile-worker";
import type { ServiceLogger } from "../services";

const levels: Readonly<Record<string, "warn" | "error">> = { warning: "warn", error: "error" };

/** Logs warnings and errors of graphile-worker. Failures of tasks are left out, as these entries hold payloads. */
export function graphileLogger(logger: ServiceLogger): Logger {
  return new Logger(({ taskIdentifier }) => (level, message) => {
    const name = levels[level];
    if (name && !taskIdentifier) logger[name]({}, message);
  });
}
