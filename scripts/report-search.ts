/** Prints the search terms of visitors: `npm run report:search`, or `npm run report:search -- --days 7`. */
import { environmentConfig } from "../app/.server/config/environment";
import { reportSearch } from "../app/features/search/report.server";

try {
  console.log(await reportSearch(environmentConfig().dataDir, process.argv.slice(2), new Date()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
