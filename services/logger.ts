import { type DestinationStream, destination, pino } from "pino";
import type { ServiceLogger } from "./platform/services";

/** The log of a process of the services: JSON lines like the site's, on standard output. */
export function createServiceLogger(output: DestinationStream = openOutput()): ServiceLogger {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
}

/** Standard output. A full disk below it loses lines; the process goes on. */
function openOutput(): DestinationStream {
  const output = destination({ sync: true });
  output.on("error", () => {});
  return output;
}
