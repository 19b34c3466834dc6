import type { AppContext } from "../app/.server/context/scope";
import { errorFacts } from "../app/.server/errors/error-facts";

/** The part of `NodeJS.Process` that is used. */
interface Process {
  on(event: "unhandledRejection" | "uncaughtException", listener: (error: unknown) => void): unknown;
  exit(code: number): void;
}

/**
 * Logs and reports uncaught errors. A rejected promise affects one visitor; after an exception the state of the
 * process is unknown, so it exits with status 1 for its supervisor to restart it.
 */
export function logUncaught(
  process: Process,
  { logger, reporter }: Pick<AppContext, "logger" | "reporter">,
): void {
  process.on("unhandledRejection", (error) => {
    logger.error(errorFacts(error), "unhandled rejection");
    reporter.report(error, { level: "error" });
  });
  process.on("uncaughtException", async (error) => {
    logger.error(errorFacts(error), "uncaught exception");
    reporter.report(error, { level: "fatal" });
    await reporter.flush();
    process.exit(1);
  });
}
