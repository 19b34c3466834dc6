import { LRUCache } from "lru-cache";
import type { Config } from "~/.server/config/config";
import { nextMidnight } from "~/utils/dates";
import type { CachedAnswer, CacheState, CallVerdict } from "./cached-answer";
import { type CallPolicy, nodeTagsOf } from "./call-policy";
import type { Flushes } from "./flushes";
import type { OutageCopies } from "./outage-copies";

interface Found {
  asked: CallVerdict;
  state: CacheState;
  tags: readonly string[];
}

/** What the upstreams answered, for as long as the process lives (docs/decisions/0027-upstream-cache.md). */
export interface UpstreamCache {
  /**
   * A kept answer while it is younger than its expiry, unless a flush came after it, or that of another instance; else
   * what `ask` brings. Who asks for what is being asked already waits for that. Never throws, as `ask` never does.
   */
  find(key: string, policy: CallPolicy, ask: () => Promise<CallVerdict>): Promise<Found>;
}

interface Entry extends CachedAnswer {
  /** Until then an upstream that failed is left in peace. */
  quietUntil: number;
}

interface Flight {
  startedAt: number;
  landed: Promise<Pick<Found, "asked" | "state">>;
}

const quietMs = 5000;
/** By how much the clocks of two instances may differ. */
const clocksApartMs = 2000;
const mostEntries = 50_000;
/** What anybody can make up, such as words to search for and pages that do not exist, never pushes out the others. */
const mostPassing = 2000;
const passingShare = 1 / 8;

/** @param lastGood where the last good answers outlive the process; without, they do not */
export function createUpstreamCache(
  config: Config["cache"],
  flushes: Flushes,
  now: () => Date,
  lastGood?: OutageCopies,
): UpstreamCache {
  const { expiryMs, staleMs, outageMs, missingMs } = config;
  const clock = () => now().getTime();
  const flights = new Map<string, Flight>();
  const lasting = entriesOf(mostEntries, config.maxBytes * (1 - passingShare));
  const passing = entriesOf(mostPassing, config.maxBytes * passingShare);

  function keep(key: string, policy: CallPolicy, asked: CallVerdict, askedAt: number) {
    const known = lasting.peek(key) ?? passing.peek(key);
    if (known && known.askedAt > askedAt && known.askedAt <= clock()) return;
    if (asked.verdict === "failed") {
      if (known) known.quietUntil = clock() + quietMs;
      return;
    }
    lasting.delete(key);
    passing.delete(key);
    const { verdict, answer } = asked;
    if (policy.lasting && verdict !== "good") lastGood?.forget(key);
    if (verdict === "refused") return;
    const freshMs = verdict === "good" ? policy.expiries * expiryMs : Math.min(missingMs, expiryMs);
    // Lists begin at today: what is of yesterday is shown in an outage alone.
    const midnight = nextMidnight(new Date(askedAt));
    const freshUntil = Math.min(askedAt + freshMs, midnight);
    const isGood = verdict === "good";
    const entry: CachedAnswer = {
      answer,
      verdict,
      tags: [...policy.tags, ...nodeTagsOf(answer.text)],
      askedAt,
      freshUntil,
      staleUntil: isGood ? Math.min(askedAt + freshMs + staleMs, midnight) : freshUntil,
      outageUntil: isGood ? askedAt + freshMs + outageMs : freshUntil,
    };
    (policy.lasting && isGood ? lasting : passing).set(key, { ...entry, quietUntil: 0 });
    if (policy.lasting && isGood) lastGood?.keep(key, entry);
  }

  /** What another instance was answered, while it is new and newer than what is known here. */
  async function findShared(key: string, from: OutageCopies): Promise<Entry | null> {
    const found = await from.findShared(key);
    if (!found || found.askedAt > clock() || clock() >= found.freshUntil) return null;
    if (flushes.since(found.askedAt - clocksApartMs, found.tags)) return null;
    const known = lasting.peek(key);
    return known && known.askedAt >= found.askedAt ? null : { ...found, quietUntil: 0 };
  }

  async function shareOrAsk(key: string, policy: CallPolicy, ask: () => Promise<CallVerdict>) {
    const startedAt = clock();
    const shared = policy.lasting && lastGood ? await findShared(key, lastGood) : null;
    if (shared) {
      passing.delete(key);
      lasting.set(key, shared);
      return { asked: shared, state: "hit" } as const;
    }
    const asked = await ask();
    keep(key, policy, asked, startedAt);
    return { asked, state: "miss" } as const;
  }

  function askOnce(key: string, policy: CallPolicy, ask: () => Promise<CallVerdict>): Flight["landed"] {
    const underway = flights.get(key);
    // What was asked before a flush may be what the flush was for.
    if (underway && underway.startedAt > flushes.last) return underway.landed;
    const startedAt = clock();
    const landed = shareOrAsk(key, policy, ask);
    const flight = { startedAt, landed };
    flights.set(key, flight);
    const end = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    landed.then(end, end);
    return landed;
  }

  /** What an earlier process, or another instance, was last answered. */
  async function restore(key: string): Promise<Entry | null> {
    const found = (await lastGood?.find(key)) ?? null;
    if (!found || clock() >= found.outageUntil || found.askedAt > clock()) return null;
    const entry = { ...found, quietUntil: clock() + quietMs };
    if (!lasting.has(key) && !passing.has(key)) lasting.set(key, entry);
    return entry;
  }

  return {
    async find(key, policy, ask) {
      const known = lasting.get(key) ?? passing.get(key);
      // A clock that was put back makes nothing young.
      const entry = known && known.askedAt <= clock() ? known : undefined;
      const kept = (state: CacheState, { verdict, answer, tags }: Entry): Found => {
        return { asked: { verdict, answer }, state, tags };
      };
      const time = clock();
      const isFlushed = entry !== undefined && flushes.since(entry.askedAt, entry.tags);
      if (entry && !isFlushed) {
        if (time < entry.freshUntil) return kept("hit", entry);
        if (time < entry.staleUntil) {
          if (time >= entry.quietUntil) void askOnce(key, policy, ask);
          return kept("stale", entry);
        }
      }
      const mayServe = entry !== undefined && time < entry.outageUntil;
      const isQuiet =
        mayServe && time < entry.quietUntil && !flushes.since(entry.quietUntil - quietMs, entry.tags);
      if (isQuiet) return kept("outage", entry);
      const { asked, state } = await askOnce(key, policy, ask);
      if (asked.verdict === "failed" && mayServe) return kept("outage", entry);
      if (asked.verdict === "failed" && policy.lasting && !known) {
        const restored = await restore(key);
        if (restored) return kept("outage", restored);
      }
      const tags = (lasting.peek(key) ?? passing.peek(key))?.tags ?? policy.tags;
      return { asked, state, tags };
    },
  };
}

function entriesOf(max: number, maxSize: number): LRUCache<string, Entry> {
  return new LRUCache<string, Entry>({
    max,
    maxSize: Math.ceil(maxSize),
    // A character takes two bytes at most.
    sizeCalculation: ({ answer, tags }, key) =>
      2 * (key.length + answer.text.length + answer.location.length + tags.join().length) + 200,
  });
}
