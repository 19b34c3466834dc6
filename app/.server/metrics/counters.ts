import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { amsterdamDay } from "~/utils/dates";
import { dayMs } from "~/utils/durations";
import { looksPersonal } from "~/utils/personal-data";
import type { Logger } from "./logger";

/** Each counter has a folder under `DATA_DIR/counts`. */
const counterNames = ["not-found", "feedback", "search", "search-nothing"] as const;

export type CounterName = (typeof counterNames)[number];

export function isCounterName(name: string): name is CounterName {
  return counterNames.some((counter) => counter === name);
}

/** Lowest daily count that is written: a rare term may be a person's name (docs/decisions/0031-search-report.md). */
const minWrittenCount: Record<CounterName, number> = {
  "not-found": 1,
  feedback: 1,
  search: 3,
  "search-nothing": 3,
};

/** Daily counts by key, without personal data. */
export interface Counters {
  /** Adds one in memory; files are written in the background. Keys that look personal are ignored. */
  count(name: CounterName, key: string): void;
  /** Writes all unwritten counts. Never throws. */
  flush(): Promise<void>;
}

/** Counts all keys after the first 5000 of a day. */
export const otherKeys = "(other)";

const maxKeyLength = 200;
const maxKeys = 5000;
const flushMs = 20_000;
const lifetimeDays = 180;

/** One day of one counter of this process. */
interface Tally {
  name: CounterName;
  day: string;
  counts: Map<string, number>;
  written: boolean;
}

/**
 * The counters of a process. Each process writes one file per day, so that processes share a folder without a lock;
 * readers add the files up. A killed process loses at most twenty seconds.
 */
export function createCounters(dataDir: string, now: () => Date, logger: Logger): Counters {
  const instance = randomBytes(6).toString("hex");
  const tallies = new Map<string, Tally>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function tallyOf(name: CounterName): Tally {
    const day = amsterdamDay(now());
    const existing = tallies.get(`${name} ${day}`);
    if (existing) return existing;
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
      // Renamed when complete, so that readers never see half a file.
      const counts = [...tally.counts].filter(([, count]) => count >= minWrittenCount[tally.name]);
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
      const shortKey = key.slice(0, maxKeyLength);
      const countedKey = tally.counts.has(shortKey) || tally.counts.size < maxKeys ? shortKey : otherKeys;
      tally.counts.set(countedKey, (tally.counts.get(countedKey) ?? 0) + 1);
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

/** The counts of all processes over the last `days` days including today, most frequent first. */
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

/** The counts of a file; none if it is missing or damaged. */
async function readTally(file: string): Promise<[string, number][]> {
  try {
    return tallySchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return [];
  }
}

async function removeOld(folder: string, now: Date) {
  const from = daysBefore(now, lifetimeDays);
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
