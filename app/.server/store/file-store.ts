import { createHash, randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Logger } from "~/.server/metrics/logger";
import { errorCode } from "~/utils/error-code";
import { createStateLog } from "./log-state";
import type { SharedStore } from "./store";

const sweepMs = 300_000;
/** Longer than any process needs that has not crashed. */
const claimTurns = 100;
const claimPauseMs = 5;
/** A file starts with its expiry: milliseconds since 1970, as a double. */
const headBytes = 8;

/** The shared store with one file per value under `DATA_DIR/shared`, which only the site's user can read. */
export function createFileStore(dataDir: string, now: () => Date, logger: Logger): SharedStore {
  const folder = join(dataDir, "shared");
  const state = createStateLog("files", now, logger);
  let sweptAt = 0;

  // A key may be any text, so it is hashed.
  const fileOf = (key: string) => join(folder, createHash("sha256").update(key).digest("hex"));

  async function attempt<T>(action: string, work: () => Promise<T>, fallback: T): Promise<T> {
    try {
      const result = await work();
      state.worked(action);
      return result;
    } catch (error) {
      state.failed(action, errorCode(error));
      return fallback;
    }
  }

  /** Writes a value to a temporary file, to be moved into place when complete. */
  async function draft(value: string | Uint8Array, ttlSeconds: number): Promise<string> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Callers do not wait for the removal of expired files.
    void attempt("sweep", sweep, undefined);
    const head = Buffer.alloc(headBytes);
    head.writeDoubleBE(now().getTime() + ttlSeconds * 1000);
    const path = join(folder, `${randomUUID()}.tmp`);
    try {
      await writeFile(path, Buffer.concat([head, Buffer.from(value)]), { mode: 0o600 });
      return path;
    } catch (error) {
      // On a full disk half a draft would take the room of values that fit.
      await rm(path, { force: true });
      throw error;
    }
  }

  async function read(path: string): Promise<Buffer | null> {
    const bytes = await readFile(path).catch(ifMissing);
    if (!bytes || bytes.length < headBytes || bytes.readDoubleBE() <= now().getTime()) return null;
    return bytes.subarray(headBytes);
  }

  /** Removes expired files and drafts left by a crash, at most every five minutes. */
  async function sweep() {
    const moment = now().getTime();
    if (moment - sweptAt < sweepMs) return;
    sweptAt = moment;
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      if (name.endsWith(".tmp")) {
        // A draft has no complete head while it is written, so its age decides.
        if ((await writtenAt(path)) <= moment - sweepMs) await rm(path, { force: true });
      } else await withExpired(path, () => rm(path, { force: true }));
    }
  }

  /**
   * Does something with a file that expired. Of several processes that see the same one, the first to make its mark
   * does. Returns whether it was this one.
   */
  async function withExpired(path: string, act: () => Promise<void>): Promise<boolean> {
    const expiry = await expiryOf(path);
    if (expiry > now().getTime()) return false;
    const mark = `${path}-${expiry}.tmp`;
    if (!(await createIfAbsent(mark))) return false;
    try {
      // Whoever had the mark before has replaced the file.
      if ((await expiryOf(path)) !== expiry) return false;
      await act();
      return true;
    } finally {
      await rm(mark, { force: true });
    }
  }

  async function claim(path: string, drafted: string): Promise<"stored" | "present"> {
    for (let turn = 0; turn < claimTurns; turn += 1) {
      if (await linkIfAbsent(drafted, path)) return "stored";
      if (await read(path)) return "present";
      if (await withExpired(path, () => rename(drafted, path))) return "stored";
      // Another process has the mark, and replaces or removes the file.
      await setTimeout(claimPauseMs);
    }
    return "present";
  }

  return {
    isFast: false,
    get: (key) => attempt("get", () => read(fileOf(key)), null),
    set: (key, value, ttlSeconds) =>
      attempt(
        "set",
        async () => {
          await rename(await draft(value, ttlSeconds), fileOf(key));
          return true;
        },
        false,
      ),
    setIfAbsent: (key, value, ttlSeconds) =>
      attempt(
        "setIfAbsent",
        async () => {
          const drafted = await draft(value, ttlSeconds);
          return claim(fileOf(key), drafted).finally(() => rm(drafted, { force: true }));
        },
        "unavailable" as const,
      ),
    // An increment in a file would require a lock.
    increment: async () => null,
    delete: (key) => attempt("delete", () => rm(fileOf(key), { force: true }), undefined),
    announce: async () => {},
    listen: () => {},
    close: async () => {},
  };
}

/** Creates an empty file; returns false if it exists. */
async function createIfAbsent(path: string): Promise<boolean> {
  try {
    await (await open(path, "wx", 0o600)).close();
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/** Links a file to a name; returns false if the name is taken. */
async function linkIfAbsent(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/** When a file expires, in milliseconds since 1970: 0 for a damaged one, infinity for a missing one. */
async function expiryOf(path: string): Promise<number> {
  const file = await open(path).catch(ifMissing);
  if (!file) return Number.POSITIVE_INFINITY;
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return bytesRead === headBytes ? buffer.readDoubleBE() : 0;
  } finally {
    await file.close();
  }
}

/** When a file was last written, in milliseconds since 1970: infinity for a missing one. */
async function writtenAt(path: string): Promise<number> {
  return (await stat(path).catch(ifMissing))?.mtimeMs ?? Number.POSITIVE_INFINITY;
}

function ifMissing(error: unknown): undefined {
  if (errorCode(error) !== "ENOENT") throw error;
}
