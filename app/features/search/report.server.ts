import { readCounts } from "~/.server/metrics/counters";
import { printable, readDays } from "~/.server/metrics/counts-report";

const maxTerms = 50;

/**
 * Search report: the most frequent terms, and those without results, each with its count.
 * `--days N` is the number of days, including today.
 * @throws Error that describes the invalid arguments.
 */
export async function reportSearch(dataDir: string, args: string[], now: Date): Promise<string> {
  const period = { days: readDays(args), now };
  const [found, missed] = await Promise.all([
    readCounts(dataDir, "search", period),
    readCounts(dataDir, "search-nothing", period),
  ]);
  if (found.length + missed.length === 0)
    return `No term was searched for often in the last ${period.days} days.`;
  return [section("Searched for most", found), section("Searched for, and nothing found", missed)].join(
    "\n\n",
  );
}

function section(title: string, counts: readonly [term: string, count: number][]): string {
  const lines = counts
    .slice(0, maxTerms)
    .map(([term, count]) => `${String(count).padStart(6)}  ${printable(term)}`);
  return [title, ...(lines.length > 0 ? lines : ["     -  nothing"])].join("\n");
}
