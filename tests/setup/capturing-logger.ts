import type { Logger } from "~/.server/metrics/logger";

export interface LogEntry {
  level: "debug" | "info" | "warn" | "error";
  message: string;
  fields: object;
}

/** A logger that stores its entries, those of child loggers too. */
export function capturingLogger(): { logger: Logger; logged: LogEntry[] } {
  const logged: LogEntry[] = [];
  const write = (level: LogEntry["level"]) => (fields: object, message: string) => {
    logged.push({ level, message, fields });
  };
  const logger: Logger = {
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
    child: () => logger,
  };
  return { logger, logged };
}
