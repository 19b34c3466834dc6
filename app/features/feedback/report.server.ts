import { readCounts } from "~/.server/metrics/counters";
import { printable, readDays } from "~/.server/metrics/counts-report";
import { feedbackByPage, type PageFeedback } from "./model";

/**
 * Feedback report, one line per page: number of yes and no ratings, path and reasons, least useful first.
 * `--days N` is the number of days, including today.
 * @throws Error that describes the invalid arguments.
 */
export async function reportFeedback(dataDir: string, args: string[], now: Date): Promise<string> {
  const days = readDays(args);
  const pages = feedbackByPage(await readCounts(dataDir, "feedback", { days, now }));
  if (pages.length === 0) return `No page was rated in the last ${days} days.`;
  return [formatLine("yes", "no", "page"), ...pages.map(describe)].join("\n");
}

function describe({ path, yes, no, reasons }: PageFeedback): string {
  const why = reasons.map(([reason, count]) => `${reason} ${count}`).join(", ");
  return formatLine(String(yes), String(no), printable(path) + (why && ` (${why})`));
}

function formatLine(yes: string, no: string, page: string): string {
  return `${yes.padStart(6)} ${no.padStart(6)}  ${page}`;
}
