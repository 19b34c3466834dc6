import { pino } from "pino";
import type { Config } from "~/.server/config/config";

/** The log of the site. Fields never contain a query string, a body, a visitor's address or a cookie. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  child(fields: { requestId: string }): Logger;
}

export function createLogger(config: Pick<Config, "logLevel">): Logger {
  return pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
