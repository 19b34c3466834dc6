/** Prints the feedback of visitors on pages: `npm run report:feedback`, or `npm run report:feedback -- --days 7`. */
import { environmentConfig } from "../app/.server/config/environment";
import { reportFeedback } from "../app/features/feedback/report.server";

try {
  console.log(await reportFeedback(environmentConfig().dataDir, process.argv.slice(2), new Date()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
