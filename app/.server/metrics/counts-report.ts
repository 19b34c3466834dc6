import { parseArgs } from "node:util";
import { type CounterName, readCounts } from "./counters";

const defaultDays = 30;

/**
 * The report of a counter: a line for each key, most frequent first, of the last `--days N` days including today.
 * @throws Error that describes wrong arguments
 */
export async function reportCounts(
  dataDir: string,
  name: CounterName,
  args: string[],
  now: Date,
): Promise<string> {
  const days = readDays(args);
  const counts = await readCounts(dataDir, name, { days, now });
  if (counts.length === 0) return `Nothing counted in the last ${days} days.`;
  const width = Math.max(...counts.map(([, count]) => String(count).length));
  return counts.map(([key, count]) => `${String(count).padStart(width)}  ${printable(key)}`).join("\n");
}

/** The value of `--days`, 30 by default. @throws Error if it is not a whole number of at least 1 */
export function readDays(args: string[]): number {
  const { values } = parseArgs({ args, options: { days: { type: "string" } } });
  const days = Number(values.days ?? defaultDays);
  if (!Number.isInteger(days) || days < 1) throw new Error("--days is a whole number of at least 1");
  return days;
}

/** Replaces control characters: visitors choose the keys, and a terminal interprets such characters. */
export function printable(key: string): string {
  return key.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "\ufffd");
}
