import type { Config } from "~/.server/config/config";
import { nextMidnight } from "~/utils/dates";
import type { CachedResponse, CallVerdict } from "./cached-response";
import { type CallPolicy, nodeTagsOf } from "./call-policy";
import { createCompartments } from "./compartments";
import type { Flushes } from "./flushes";
import type { OutageCopies } from "./outage-copies";

export interface UpstreamEntry extends CachedResponse {
  /** After a failed call, revalidation pauses until this moment. */
  pausedUntil: number;
}

/** What the upstream cache holds: responses in memory, and outage copies that other processes can read. */
export interface UpstreamEntries {
  get(key: string): UpstreamEntry | undefined;
  peek(key: string): UpstreamEntry | undefined;
  /** Stores the outcome of a call that began at `requestedAt`, unless the cached response is newer. */
  save(key: string, policy: CallPolicy, outcome: CallVerdict, requestedAt: number): void;
  /** Whether other instances may have stored responses of such calls. */
  isShared(policy: CallPolicy): boolean;
  /** Takes a fresh response of another instance into memory; null where there is none newer. */
  adoptShared(key: string): Promise<UpstreamEntry | null>;
  /** Takes an outage copy into memory; null where there is none. */
  restore(key: string): Promise<UpstreamEntry | null>;
}

export const failurePauseMs = 5000;
/** Largest difference between the clocks of two instances. */
const clockSkewMs = 2000;
const maxEntries = 50_000;
const maxInventedEntries = 2000;
const inventedShare = 1 / 8;

export function createUpstreamEntries(
  config: Config["cache"],
  flushes: Flushes,
  clock: () => number,
  outageCopies: OutageCopies | undefined,
): UpstreamEntries {
  const entries = createCompartments<UpstreamEntry>({
    lasting: { maxEntries, maxBytes: config.maxBytes * (1 - inventedShare) },
    invented: { maxEntries: maxInventedEntries, maxBytes: config.maxBytes * inventedShare },
    // A character takes two bytes at most.
    sizeOf: ({ response, tags }, key) =>
      2 * (key.length + response.text.length + response.location.length + tags.join().length) + 200,
  });

  return {
    get: entries.get,
    peek: entries.peek,
    save(key, policy, outcome, requestedAt) {
      const known = entries.peek(key);
      if (known && known.requestedAt > requestedAt && known.requestedAt <= clock()) return;
      if (outcome.verdict === "failed") {
        if (known) known.pausedUntil = clock() + failurePauseMs;
        return;
      }
      entries.delete(key);
      const { verdict, response } = outcome;
      if (policy.durable && verdict !== "good") outageCopies?.delete(key);
      if (verdict === "refused") return;
      const entry: CachedResponse = {
        response,
        verdict,
        tags: [...policy.tags, ...nodeTagsOf(response.text)],
        requestedAt,
        ...lifetimeOf(config, policy, verdict, requestedAt),
      };
      const isLasting = policy.durable && verdict === "good";
      entries.set(key, { ...entry, pausedUntil: 0 }, isLasting ? "lasting" : "invented");
      if (isLasting) outageCopies?.save(key, entry);
    },
    isShared: ({ durable }) => durable && outageCopies !== undefined,
    async adoptShared(key) {
      const found = (await outageCopies?.findShared(key)) ?? null;
      if (!found || found.requestedAt > clock() || clock() >= found.freshUntil) return null;
      if (flushes.since(found.requestedAt - clockSkewMs, found.tags)) return null;
      const known = entries.peekLasting(key);
      if (known && known.requestedAt >= found.requestedAt) return null;
      const entry = { ...found, pausedUntil: 0 };
      entries.set(key, entry, "lasting");
      return entry;
    },
    async restore(key) {
      const found = (await outageCopies?.find(key)) ?? null;
      if (!found || clock() >= found.outageUntil || found.requestedAt > clock()) return null;
      const entry = { ...found, pausedUntil: clock() + failurePauseMs };
      if (!entries.peek(key)) entries.set(key, entry, "lasting");
      return entry;
    },
  };
}

function lifetimeOf(
  { expiryMs, staleMs, outageMs, missingMs }: Config["cache"],
  { expiryFactor }: CallPolicy,
  verdict: "good" | "missing",
  requestedAt: number,
): Pick<CachedResponse, "freshUntil" | "staleUntil" | "outageUntil"> {
  const freshMs = verdict === "good" ? expiryFactor * expiryMs : Math.min(missingMs, expiryMs);
  // Lists begin at today, so after midnight a response is used in an outage only.
  const midnight = nextMidnight(new Date(requestedAt));
  const freshUntil = Math.min(requestedAt + freshMs, midnight);
  if (verdict === "missing") return { freshUntil, staleUntil: freshUntil, outageUntil: freshUntil };
  return {
    freshUntil,
    staleUntil: Math.min(requestedAt + freshMs + staleMs, midnight),
    outageUntil: requestedAt + freshMs + outageMs,
  };
}
