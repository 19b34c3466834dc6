import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { withDeadline } from "~/.server/http/deadline";
import type { SharedStore } from "~/.server/store/store";
import type { CachedAnswer } from "./cached-answer";

/** The last good answers, where a restart does not lose them: in Redis, where all instances use them, or in files. */
export interface OutageCopies {
  /** Keeps an answer in the background, unless it is there already. */
  keep(key: string, answer: CachedAnswer): void;
  /** What was kept of a key less than a day ago; null where nothing is. Never throws. */
  find(key: string): Promise<CachedAnswer | null>;
  /** The same, where another instance may just have kept it and can be asked in no time. */
  findShared(key: string): Promise<CachedAnswer | null>;
  forget(key: string): void;
}

const mostAnswers = 10_000;
const mostBytes = 256 * 1024 * 1024;
const largestAnswer = 1024 * 1024;
/** After a full disk or a lost store nothing is written for a while. */
const pauseMs = 60_000;
/** After another instance took too long, nobody waits for one. */
const quietMs = 5000;

const answerSchema = z.object({
  answer: z.object({ status: z.number(), location: z.string(), text: z.string() }),
  verdict: z.literal("good"),
  tags: z.array(z.string()),
  askedAt: z.number(),
  freshUntil: z.number(),
  staleUntil: z.number(),
  outageUntil: z.number(),
});

/**
 * @param outageMs how long an answer serves
 * @param quickMs how long somebody who waits for a page waits for other instances
 */
export function createOutageCopies(
  store: SharedStore,
  outageMs: number,
  now: () => Date,
  quickMs = 100,
): OutageCopies {
  let pausedUntil = 0;
  let quietUntil = 0;
  const nameOf = (key: string) => `answer ${key}`;
  // What this process has written: no more than so much, and not the same again for a quarter of its time.
  const written = new LRUCache<string, { digest: string; at: number; size: number }>({
    max: mostAnswers,
    maxSize: mostBytes,
    sizeCalculation: ({ size }) => size,
    dispose(_, key, reason) {
      if (reason === "evict") void store.delete(nameOf(key));
    },
  });
  async function find(key: string): Promise<CachedAnswer | null> {
    const bytes = await store.get(nameOf(key));
    if (!bytes) return null;
    try {
      return answerSchema.parse(JSON.parse(bytes.toString("utf8")));
    } catch {
      return null;
    }
  }
  return {
    keep(key, kept) {
      const at = now().getTime();
      const digest = createHash("sha256").update(kept.answer.text).digest("base64");
      const known = written.get(key);
      // Others want to know that it is new; for after a restart it is enough that it is there.
      const isThere = !store.isQuick && known?.digest === digest && at - known.at < outageMs / 4;
      if (at < pausedUntil || isThere) return;
      const text = JSON.stringify(kept);
      if (text.length > largestAnswer) return;
      written.set(key, { digest, at, size: 2 * text.length + 1 });
      void store.set(nameOf(key), text, (kept.outageUntil - at) / 1000).then((isKept) => {
        if (isKept) return;
        written.delete(key);
        pausedUntil = at + pauseMs;
      });
    },
    find,
    async findShared(key) {
      if (!store.isQuick || now().getTime() < quietUntil) return null;
      try {
        return await withDeadline(find(key), AbortSignal.timeout(quickMs));
      } catch {
        quietUntil = now().getTime() + quietMs;
        return null;
      }
    },
    forget(key) {
      written.delete(key);
      void store.delete(nameOf(key));
    },
  };
}
