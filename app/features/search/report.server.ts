import { readCounts } from "~/.server/metrics/counters";
import { printable, readDays } from "~/.server/metrics/counts-report";

const longestList = 50;

/**
 * What visitors search for, and what they search for and do not find, each with how often, most frequent first.
 * `--days N` is how far back, today included.
 * @throws Error that says what is wrong with the arguments.
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
    .slice(0, longestList)
    .map(([term, count]) => `${String(count).padStart(6)}  ${printable(term)}`);
  return [title, ...(lines.length > 0 ? lines : ["     -  nothing"])].join("\n");
}
