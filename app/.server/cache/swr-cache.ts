import { type CompartmentOptions, createCompartments } from "./compartments";
import type { Flushes } from "./flushes";

/** A cached value with its lifetime; moments are milliseconds since 1970. */
export interface CacheEntry<V> {
  value: V;
  tags: readonly string[];
  /** The moment before the value was read from its source; a later flush of a tag outdates it. */
  requestedAt: number;
  freshUntil: number;
  /** Until then the value is used while a new one is loaded. */
  staleUntil: number;
  /** Until then the value is used when loading fails. */
  outageUntil: number;
  /** Whether a flush of a tag withdraws the value: then it is not used when loading fails either. */
  endsWithFlush?: boolean;
}

/** Source of a value: a load, a load that another request started, or the cache. */
export type CacheState = "miss" | "shared" | "hit" | "stale" | "outage";

/**
 * The result of a load. `loaded` replaces the cached value, `uncacheable` removes it, and `failed` leaves it: the
 * cached value is used instead, and is not loaded again for a moment.
 */
export type Outcome<V> =
  | {
      kind: "loaded";
      entry: CacheEntry<V>;
      /** Size of the value in bytes. */
      size: number;
      /** Whether visitors can invent such keys, so that they have an LRU of their own. */
      isInvented: boolean;
      /** `hit`: from another instance; `outage`: a copy, as the source fails. `miss` by default. */
      state?: "hit" | "outage";
    }
  | { kind: "uncacheable"; value: V }
  | { kind: "failed"; value: V };

export interface Found<V> {
  value: V;
  state: CacheState;
  /** Empty for a value that is not cached. */
  tags: readonly string[];
}

/** Reads a value from its source. Never rejects. @param startedAt milliseconds since 1970 */
export type Load<V> = (startedAt: number) => Promise<Outcome<V>>;

/** A cache with stale-while-revalidate (docs/decisions/0050-one-cache-kernel.md). */
export interface SwrCache<V> {
  /** The cached value while it is fresh or stale; a stale one starts a load in the background. */
  get(key: string, load: Load<V>): Found<V> | null;
  /** As `get`, else loads. Simultaneous requests for a key share one load. */
  find(key: string, load: Load<V>): Promise<Found<V>>;
  /** The cached entry of any age, without marking it as used. */
  peek(key: string): CacheEntry<V> | undefined;
}

interface Options extends CompartmentOptions {
  flushes: Pick<Flushes, "last" | "since">;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Pause between loads of a key that fails while a cached value is used. */
  failurePauseMs: number;
}

interface Stored<V> extends CacheEntry<V> {
  size: number;
  /** After a failed load, the next one waits until this moment. */
  pausedUntil: number;
}

interface Flight<V> {
  startedAt: number;
  result: Promise<Found<V>>;
}

/** Bytes of an entry besides its value, key and tags, as `npm run bench -- growth` measures. */
const entryBytes = 700;

/** So long after a failed load the cached value is used at once, while the next load goes on in the background. */
const failingMs = 30_000;

export function createSwrCache<V>({
  flushes,
  clock,
  failurePauseMs,
  lastingBytes,
  inventedBytes,
}: Options): SwrCache<V> {
  const entries = createCompartments<Stored<V>>({
    lastingBytes,
    inventedBytes,
    sizeOf: ({ size, tags }, key) => size + 2 * (key.length + tags.join().length) + entryBytes,
  });
  const flights = new Map<string, Flight<V>>();

  /** After the clock is set back, entries from the future are not used. */
  function usable(key: string, now: number): Stored<V> | undefined {
    const entry = entries.get(key);
    return entry && entry.requestedAt <= now ? entry : undefined;
  }

  const isFlushed = ({ requestedAt, tags }: Stored<V>) => flushes.since(requestedAt, tags);

  /** Whether loading has failed within the last moments. */
  function isFailing({ pausedUntil, tags }: Stored<V>, now: number): boolean {
    return now < pausedUntil + failingMs && !flushes.since(pausedUntil - failurePauseMs, tags);
  }

  function join(key: string, load: Load<V>): Promise<Found<V>> {
    const underway = flights.get(key);
    // A load that began before a flush may bring the content that was flushed.
    if (underway && underway.startedAt > flushes.last)
      return underway.result.then((found) =>
        found.state === "miss" ? { ...found, state: "shared" } : found,
      );
    const startedAt = clock();
    const flight = { startedAt, result: load(startedAt).then((outcome) => settle(key, startedAt, outcome)) };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.result.then(land, land);
    return flight.result;
  }

  function settle(key: string, startedAt: number, outcome: Outcome<V>): Found<V> {
    const now = clock();
    const cached = entries.peek(key);
    const known = cached && cached.requestedAt <= now ? cached : undefined;
    const requestedAt = outcome.kind === "loaded" ? outcome.entry.requestedAt : startedAt;
    const isOutdated = known !== undefined && known.requestedAt > requestedAt;
    if (outcome.kind === "failed") {
      if (known && !isOutdated) known.pausedUntil = now + failurePauseMs;
      const isWithdrawn = known?.endsWithFlush === true && isFlushed(known);
      if (known && !isWithdrawn && now < known.outageUntil) return found("outage", known);
      return { value: outcome.value, state: "miss", tags: [] };
    }
    if (outcome.kind === "uncacheable") {
      if (!isOutdated) entries.delete(key);
      return { value: outcome.value, state: "miss", tags: [] };
    }
    const { entry, size, isInvented, state = "miss" } = outcome;
    const pausedUntil = state === "outage" ? now + failurePauseMs : 0;
    if (!isOutdated) entries.set(key, { ...entry, size, pausedUntil }, isInvented ? "invented" : "lasting");
    return found(state, entry);
  }

  function get(key: string, load: Load<V>): Found<V> | null {
    const now = clock();
    const entry = usable(key, now);
    if (!entry) return null;
    if (!isFlushed(entry)) {
      if (now < entry.freshUntil) return found("hit", entry);
      if (now < entry.staleUntil) {
        if (now >= entry.pausedUntil) void join(key, load);
        return found("stale", entry);
      }
    } else if (entry.endsWithFlush) return null;
    if (now >= entry.outageUntil || !isFailing(entry, now)) return null;
    // In an outage nobody waits for a load that is likely to fail.
    if (now >= entry.pausedUntil) void join(key, load);
    return found("outage", entry);
  }

  return {
    get,
    find: async (key, load) => get(key, load) ?? join(key, load),
    peek: entries.peek,
  };
}

function found<V>(state: CacheState, { value, tags }: CacheEntry<V>): Found<V> {
  return { value, state, tags };
}
