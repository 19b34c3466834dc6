/** Prints a report of a counter: `npm run report:404`, or `npm run report:404 -- --days 7`. */
import { environmentConfig } from "../app/.server/config/environment";
import { isCounterName } from "../app/.server/metrics/counters";
import { reportCounts } from "../app/.server/metrics/counts-report";

const [name = "", ...args] = process.argv.slice(2);
try {
  if (!isCounterName(name)) throw new Error(`There is no counter ${name}`);
  console.log(await reportCounts(environmentConfig().dataDir, name, args, new Date()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
