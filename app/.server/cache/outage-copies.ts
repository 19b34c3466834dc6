import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { withDeadline } from "~/.server/http/deadline";
import type { SharedStore } from "~/.server/store/store";
import type { SharedResponse } from "./upstream-response";

/** The outage copies in the shared store: they survive a restart, and in Redis all instances use them. */
export interface OutageCopies {
  /** Stores a response in the background, unless the same is stored already. */
  save(key: string, cached: SharedResponse): void;
  /** The stored response of a key, or null. Never throws. */
  find(key: string): Promise<SharedResponse | null>;
  /** As `find`, but only where the store answers fast enough to share responses between instances. */
  findShared(key: string): Promise<SharedResponse | null>;
  delete(key: string): void;
}

const maxCopies = 10_000;
const maxTotalBytes = 256 * 1024 * 1024;
const maxCopyLength = 1024 * 1024;
/** After a failed write, writing pauses. */
const writePauseMs = 60_000;
/** After a read that takes too long, sharing between instances pauses. */
const readPauseMs = 5000;

const copySchema = z.object({
  response: z.object({ status: z.number(), location: z.string(), text: z.string() }),
  tags: z.array(z.string()),
  requestedAt: z.number(),
  freshUntil: z.number(),
  staleUntil: z.number(),
  outageUntil: z.number(),
});

/**
 * @param outageMs how long a copy can be used
 * @param sharedReadMs deadline of `findShared`
 */
export function createOutageCopies(
  store: SharedStore,
  outageMs: number,
  now: () => Date,
  sharedReadMs = 100,
): OutageCopies {
  let writesPausedUntil = 0;
  let readsPausedUntil = 0;
  const storeKey = (key: string) => `answer ${key}`;
  // What this process has written; evicted copies are deleted from the store.
  const written = new LRUCache<string, { digest: string; at: number; size: number }>({
    max: maxCopies,
    maxSize: maxTotalBytes,
    sizeCalculation: ({ size }) => size,
    dispose(_, key, reason) {
      if (reason === "evict") void store.delete(storeKey(key));
    },
  });
  async function find(key: string): Promise<SharedResponse | null> {
    const bytes = await store.get(storeKey(key));
    if (!bytes) return null;
    try {
      return copySchema.parse(JSON.parse(bytes.toString("utf8")));
    } catch {
      return null;
    }
  }
  return {
    save(key, cached) {
      const at = now().getTime();
      const digest = createHash("sha256").update(cached.response.text).digest("base64");
      const known = written.get(key);
      // Other instances need the new lifetime; without them an unchanged copy is rewritten only now and then.
      const isStored = !store.isFast && known?.digest === digest && at - known.at < outageMs / 4;
      if (at < writesPausedUntil || isStored) return;
      const text = JSON.stringify(cached);
      if (text.length > maxCopyLength) return;
      written.set(key, { digest, at, size: 2 * text.length + 1 });
      void store.set(storeKey(key), text, (cached.outageUntil - at) / 1000).then((succeeded) => {
        if (succeeded) return;
        written.delete(key);
        writesPausedUntil = at + writePauseMs;
      });
    },
    find,
    async findShared(key) {
      if (!store.isFast || now().getTime() < readsPausedUntil) return null;
      try {
        return await withDeadline(find(key), AbortSignal.timeout(sharedReadMs));
      } catch {
        readsPausedUntil = now().getTime() + readPauseMs;
        return null;
      }
    },
    delete(key) {
      written.delete(key);
      void store.delete(storeKey(key));
    },
  };
}
