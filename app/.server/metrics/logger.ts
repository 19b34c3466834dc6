import { pino } from "pino";
import type { Config } from "~/.server/config/config";

/** What the site logs with. Never give it a query string, a body, an address of a visitor or a cookie. */
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
