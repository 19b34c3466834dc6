import { type DestinationStream, pino } from "pino";
import type { ServiceLogger } from "./platform/services";

/** The log of a process of the services: JSON lines like the site's, on standard output. */
export function createServiceLogger(output: DestinationStream = process.stdout): ServiceLogger {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
}
