import { createHash, randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "~/.server/metrics/logger";
import { errorCode } from "~/utils/error-code";
import type { SharedStore } from "./store";

const sweepMs = 300_000;
/** Before its value a file has the moment that ends it: milliseconds since 1970, in bytes. */
const headBytes = 8;

/** A file a value under `DATA_DIR/shared`, for instances that share the folder. Only our own user can read it. */
export function createFileStore(dataDir: string, now: () => Date, logger: Logger): SharedStore {
  const folder = join(dataDir, "shared");
  let sweptAt = 0;

  // The key itself, which may be anything, is never a path.
  const fileOf = (key: string) => join(folder, createHash("sha256").update(key).digest("hex"));

  async function softly<T>(action: string, work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work();
    } catch (error) {
      logger.warn({ store: "files", action, reason: errorCode(error) }, "the shared store failed");
      return otherwise;
    }
  }

  /** A file of its own with the value, to be put in its place whole. */
  async function draft(value: string | Uint8Array, ttlSeconds: number): Promise<string> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Whoever keeps something waits for no other's leavings.
    void softly("sweep", sweep, undefined);
    const head = Buffer.alloc(headBytes);
    head.writeDoubleBE(now().getTime() + ttlSeconds * 1000);
    const path = join(folder, `${randomUUID()}.tmp`);
    await writeFile(path, Buffer.concat([head, Buffer.from(value)]), { mode: 0o600 });
    return path;
  }

  async function read(path: string): Promise<Buffer | null> {
    const bytes = await readFile(path).catch(ifMissing);
    if (!bytes || bytes.length < headBytes || bytes.readDoubleBE() <= now().getTime()) return null;
    return bytes.subarray(headBytes);
  }

  /** Takes away what has expired, at most every five minutes, and drafts that a crash left. */
  async function sweep() {
    const moment = now().getTime();
    if (moment - sweptAt < sweepMs) return;
    sweptAt = moment;
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      if (name.endsWith(".tmp")) {
        // One that is being written may be empty still.
        if ((await writtenAt(path)) <= moment - sweepMs) await rm(path, { force: true });
      } else if ((await endOf(path)) <= moment) await discard(path);
    }
  }

  /** Takes away what has expired. Whoever moves it out of the way may find that another has just put a new one there. */
  async function discard(path: string) {
    const moved = join(folder, `${randomUUID()}.tmp`);
    await rename(path, moved).catch(ifMissing);
    if (await read(moved)) await linked(moved, path);
    await rm(moved, { force: true });
  }

  async function claim(path: string, made: string): Promise<"kept" | "present"> {
    if (await linked(made, path)) return "kept";
    if (await read(path)) return "present";
    await discard(path);
    return (await linked(made, path)) ? "kept" : "present";
  }

  return {
    isFast: false,
    get: (key) => softly("get", () => read(fileOf(key)), null),
    set: (key, value, ttlSeconds) =>
      softly(
        "set",
        async () => {
          await rename(await draft(value, ttlSeconds), fileOf(key));
          return true;
        },
        false,
      ),
    setIfAbsent: (key, value, ttlSeconds) =>
      softly(
        "setIfAbsent",
        async () => {
          const made = await draft(value, ttlSeconds);
          return claim(fileOf(key), made).finally(() => rm(made, { force: true }));
        },
        "unavailable" as const,
      ),
    // Many instances would wait for one file.
    increment: async () => null,
    delete: (key) => softly("delete", () => rm(fileOf(key), { force: true }), undefined),
    announce: async () => {},
    listen: () => {},
    close: async () => {},
  };
}

/** Whether the file got this second name: no other had it. */
async function linked(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/** When a file ends, in milliseconds since 1970; one that is damaged has ended. */
async function endOf(path: string): Promise<number> {
  const file = await open(path).catch(ifMissing);
  if (!file) return Number.POSITIVE_INFINITY;
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return bytesRead === headBytes ? buffer.readDoubleBE() : 0;
  } finally {
    await file.close();
  }
}

/** When a file was last written, in milliseconds since 1970; one that is gone never was. */
async function writtenAt(path: string): Promise<number> {
  return (await stat(path).catch(ifMissing))?.mtimeMs ?? Number.POSITIVE_INFINITY;
}

function ifMissing(error: unknown): undefined {
  if (errorCode(error) !== "ENOENT") throw error;
}
