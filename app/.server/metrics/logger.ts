import { destination, type Logger as PinoLogger, pino } from "pino";
import type { Config } from "~/.server/config/config";

/** The log of the site. Fields never contain a query string, a body, a visitor's address or a cookie. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  child(fields: { requestId: string }): Logger;
}

/** Bytes of one write. A pipe takes that many at once, so that lines written at once are never inside others. */
const maxWrite = 4096;
const maxDelayMs = 1000;
/** When the reader of the log is this far behind, lines are dropped instead of filling the memory. */
const maxLength = 16 * 1024 * 1024;

/** Creates a log on standard output. Warnings and errors are written at once, other lines within a second or at exit. */
export function createLogger({ logLevel, development }: Pick<Config, "logLevel" | "development">): Logger {
  const options = { level: logLevel, base: null, timestamp: createTimestamp() };
  if (development) return pino(options);
  const buffered = openOutput({ sync: false, minLength: maxWrite - 1, maxWrite });
  setInterval(() => buffered.flush(), maxDelayMs).unref();
  return joinLoggers(pino(options, buffered), pino(options, openOutput({ sync: true })));
}

/** Standard output. A full disk below it loses lines; the site goes on. */
function openOutput(options: { sync: boolean; minLength?: number; maxWrite?: number }) {
  let isFailing = false;
  // Before pino's own listener, which would try to write the last lines for ever.
  process.once("exit", () => {
    if (isFailing) output.destroy();
  });
  const output = destination({ maxLength, ...options });
  output.on("error", () => {
    isFailing = true;
  });
  output.on("write", () => {
    isFailing = false;
  });
  return output;
}

/** The time as the next member of a line, formatted once per millisecond. */
function createTimestamp(): () => string {
  let formatted = { at: 0, text: "" };
  return () => {
    const at = Date.now();
    if (at !== formatted.at) formatted = { at, text: `,"time":"${new Date(at).toISOString()}"` };
    return formatted.text;
  };
}

/** One log of two: a single pino with two streams takes twice as long per line. */
function joinLoggers(details: PinoLogger, problems: PinoLogger): Logger {
  return {
    debug: (fields, message) => details.debug(fields, message),
    info: (fields, message) => details.info(fields, message),
    warn: (fields, message) => problems.warn(fields, message),
    error: (fields, message) => problems.error(fields, message),
    child: (fields) => joinLoggers(details.child(fields), problems.child(fields)),
  };
}
