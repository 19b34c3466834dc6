import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { amsterdamDay } from "~/utils/dates";
import { looksPersonal } from "~/utils/personal-data";
import type { Logger } from "./logger";

/** What is counted; each has a folder of its own under `DATA_DIR/counts`. */
const counterNames = ["not-found", "feedback", "search", "search-nothing"] as const;

export type CounterName = (typeof counterNames)[number];

export function isCounterName(name: string): name is CounterName {
  return counterNames.some((known) => known === name);
}

/** From how many times a day a key is written: a rare term may be somebody's name (docs/decisions/0031-search-report.md). */
const leastWritten: Record<CounterName, number> = {
  "not-found": 1,
  feedback: 1,
  search: 3,
  "search-nothing": 3,
};

/** How often something happened on a day, by key, and nothing about who did it. */
export interface Counters {
  /** Adds one in memory; the file follows in the background. What looks like a person's is not counted. */
  count(name: CounterName, key: string): void;
  /** Writes what has not been written yet. Never throws. */
  flush(): Promise<void>;
}

/** Stands for all keys after the first 5000 of a day. */
export const otherKeys = "(other)";

const longestKey = 200;
const mostKeys = 5000;
const flushMs = 20_000;
const keptDays = 180;
const dayMs = 86_400_000;

/** One day of one counter of this process. */
interface Tally {
  name: CounterName;
  day: string;
  counts: Map<string, number>;
  written: boolean;
}

/**
 * The counters of a process. Each process writes files of its own, one a day, so that several can share a folder
 * without a lock; whoever reads adds them up. A process that is killed loses at most twenty seconds.
 */
export function createCounters(dataDir: string, now: () => Date, logger: Logger): Counters {
  const instance = randomBytes(6).toString("hex");
  const tallies = new Map<string, Tally>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function tallyOf(name: CounterName): Tally {
    const day = amsterdamDay(now());
    const known = tallies.get(`${name} ${day}`);
    if (known) return known;
    const tally = { name, day, counts: new Map(), written: false };
    tallies.set(`${name} ${day}`, tally);
    return tally;
  }

  async function writeAll() {
    const today = amsterdamDay(now());
    for (const [id, tally] of tallies) {
      if (!tally.written) await write(tally);
      if (tally.written && tally.day !== today) tallies.delete(id);
    }
  }

  async function write(tally: Tally) {
    const folder = folderOf(dataDir, tally.name);
    const file = join(folder, `${tally.day}-${instance}.json`);
    tally.written = true;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // In place when it is whole: a reader never sees half a file.
      const counts = [...tally.counts].filter(([, count]) => count >= leastWritten[tally.name]);
      await writeFile(`${file}.tmp`, JSON.stringify(counts), { mode: 0o600 });
      await rename(`${file}.tmp`, file);
      await removeOld(folder, now());
    } catch (error) {
      tally.written = false;
      const reason = error instanceof Error && "code" in error ? error.code : String(error);
      logger.warn({ counter: tally.name, reason }, "counts could not be written");
    }
  }

  const counters: Counters = {
    count(name, key) {
      if (looksPersonal(key)) return;
      const tally = tallyOf(name);
      const short = key.slice(0, longestKey);
      const counted = tally.counts.has(short) || tally.counts.size < mostKeys ? short : otherKeys;
      tally.counts.set(counted, (tally.counts.get(counted) ?? 0) + 1);
      tally.written = false;
      timer ??= setTimeout(() => void counters.flush(), flushMs).unref();
    },
    flush() {
      clearTimeout(timer);
      timer = undefined;
      writing = writing.then(writeAll);
      return writing;
    },
  };
  return counters;
}

/** What was counted in the last so many days (today included), by all processes together, most frequent first. */
export async function readCounts(
  dataDir: string,
  name: CounterName,
  { days, now }: { days: number; now: Date },
): Promise<[key: string, count: number][]> {
  const folder = folderOf(dataDir, name);
  const from = daysBefore(now, days - 1);
  const files = (await readdir(folder).catch(() => [])).filter((file) => isOfDay(file, (day) => day >= from));
  const totals = new Map<string, number>();
  for (const file of files) {
    for (const [key, count] of await readTally(join(folder, file))) {
      totals.set(key, (totals.get(key) ?? 0) + count);
    }
  }
  return [...totals].sort(([a, one], [b, other]) => other - one || a.localeCompare(b));
}

const tallySchema = z.array(z.tuple([z.string(), z.number().int().positive()]));

/** A file that is gone or damaged counts for nothing. */
async function readTally(file: string): Promise<[string, number][]> {
  try {
    return tallySchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return [];
  }
}

async function removeOld(folder: string, now: Date) {
  const from = daysBefore(now, keptDays);
  const old = (await readdir(folder)).filter((file) => isOfDay(file, (day) => day < from));
  await Promise.all(old.map((file) => rm(join(folder, file), { force: true })));
}

function isOfDay(file: string, matches: (day: string) => boolean): boolean {
  const day = /^(\d{4}-\d\d-\d\d)-[\da-f]+\.json$/.exec(file)?.[1];
  return day !== undefined && matches(day);
}

function daysBefore(now: Date, days: number): string {
  return amsterdamDay(new Date(now.getTime() - days * dayMs));
}

function folderOf(dataDir: string, name: CounterName): string {
  return join(dataDir, "counts", name);
}
