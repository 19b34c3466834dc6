import type { Config } from "~/.server/config/config";
import type { CacheState, CallVerdict } from "./cached-response";
import type { CallPolicy } from "./call-policy";
import { createFlights } from "./flights";
import type { Flushes } from "./flushes";
import type { OutageCopies } from "./outage-copies";
import { createUpstreamEntries, failurePauseMs, type UpstreamEntry } from "./upstream-entries";

interface Found {
  outcome: CallVerdict;
  state: CacheState;
  tags: readonly string[];
}

type Call = () => Promise<CallVerdict>;

/** Responses of the upstreams, in memory (docs/decisions/0027-upstream-cache.md). */
export interface UpstreamCache {
  /**
   * The cached response while it is fresh and not flushed, else that of another instance, else the outcome of `call`.
   * Simultaneous requests for a key share one call. Never throws, as `call` never does.
   */
  find(key: string, policy: CallPolicy, call: Call): Promise<Found>;
}

/** @param outageCopies responses that survive a restart and that instances share; optional */
export function createUpstreamCache(
  config: Config["cache"],
  flushes: Flushes,
  now: () => Date,
  outageCopies?: OutageCopies,
): UpstreamCache {
  const clock = () => now().getTime();
  const entries = createUpstreamEntries(config, flushes, clock, outageCopies);
  const flights = createFlights<Pick<Found, "outcome" | "state">>(flushes, clock);

  /** Loads the response, from another instance where one has it, and stores it. */
  function load(key: string, policy: CallPolicy, call: Call) {
    return flights.join(key, async () => {
      const requestedAt = clock();
      const shared = entries.isShared(policy) ? await entries.adoptShared(key) : null;
      if (shared) return { outcome: shared, state: "hit" };
      const outcome = await call();
      entries.save(key, policy, outcome, requestedAt);
      return { outcome, state: "miss" };
    });
  }

  function isPaused({ pausedUntil, tags }: UpstreamEntry): boolean {
    return clock() < pausedUntil && !flushes.since(pausedUntil - failurePauseMs, tags);
  }

  return {
    async find(key, policy, call) {
      const cached = entries.get(key);
      const time = clock();
      // After the clock is set back, entries from the future are not used.
      const entry = cached && cached.requestedAt <= time ? cached : undefined;
      if (entry && !flushes.since(entry.requestedAt, entry.tags)) {
        if (time < entry.freshUntil) return foundEntry("hit", entry);
        if (time < entry.staleUntil) {
          if (time >= entry.pausedUntil) void load(key, policy, call);
          return foundEntry("stale", entry);
        }
      }
      const outageEntry = entry && time < entry.outageUntil ? entry : undefined;
      if (outageEntry && isPaused(outageEntry)) return foundEntry("outage", outageEntry);
      const { outcome, state } = await load(key, policy, call);
      if (outcome.verdict === "failed") {
        if (outageEntry) return foundEntry("outage", outageEntry);
        const restored = policy.durable && !cached ? await entries.restore(key) : null;
        if (restored) return foundEntry("outage", restored);
      }
      return { outcome, state, tags: entries.peek(key)?.tags ?? policy.tags };
    },
  };
}

function foundEntry(state: CacheState, { verdict, response, tags }: UpstreamEntry): Found {
  return { outcome: { verdict, response }, state, tags };
}
