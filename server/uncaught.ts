import type { AppContext } from "../app/.server/context/scope";
import { errorFacts } from "../app/.server/errors/error-facts";

/** As much of the process as is needed here. */
interface Process {
  on(event: "unhandledRejection" | "uncaughtException", listener: (error: unknown) => void): unknown;
  exit(code: number): void;
}

/**
 * What nobody caught is logged and reported. A promise that failed costs only its own visitor; after an exception the
 * process is in a state that nobody knows: it ends with status 1, for its supervisor to start it anew.
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
