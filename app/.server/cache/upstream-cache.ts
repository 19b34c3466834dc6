import type { z } from "zod";
import type { Config } from "~/.server/config/config";
import { inTime } from "~/.server/http/deadline";
import type { ReadDeadline } from "~/.server/http/read-deadline";
import type { UpstreamResult } from "~/.server/http/result";
import { nextMidnight } from "~/utils/dates";
import { type CallPolicy, nodeTagsOf } from "./call-policy";
import type { Flushes } from "./flushes";
import type { OutageCopies } from "./outage-copies";
import { type CacheEntry, type CacheState, createSwrCache, type Found, type Outcome } from "./swr-cache";
import type { SharedResponse, UpstreamResponse } from "./upstream-response";

/** A response as its schema decoded it. */
export interface Decoded<S extends z.ZodType> {
  result: UpstreamResult<z.output<S>>;
  /** Tags of other calls that the value was made of, such as those for links. */
  tags: readonly string[];
  /** Whether such a call failed, so that the value is loaded again soon. */
  isIncomplete: boolean;
}

/**
 * How a call ended. `good` and `missing` (not found, or moved) are cached; `refused` is not public, and removes what
 * was cached; `failed` leaves the cache as it is. A response that cannot be decoded has failed.
 */
export interface EndedCall<S extends z.ZodType> extends Decoded<S> {
  verdict: "good" | "missing" | "refused" | "failed";
  response: UpstreamResponse;
}

/** A call and the schema that decodes its responses. Neither function rejects. */
export interface CachedCall<S extends z.ZodType> {
  schema: S;
  call(): Promise<EndedCall<S>>;
  /** Decodes a response that another instance loaded. */
  decode(response: UpstreamResponse): Promise<Decoded<S>>;
}

interface CachedValue<S extends z.ZodType> {
  schema: S;
  verdict: EndedCall<S>["verdict"];
  result: UpstreamResult<z.output<S>>;
}

interface FoundResult<S extends z.ZodType> extends Omit<CachedValue<S>, "schema"> {
  state: CacheState;
  tags: readonly string[];
}

/** Decoded responses of the upstreams, in memory (docs/decisions/0027-upstream-cache.md). */
export interface UpstreamCache {
  /**
   * The cached result while it is fresh and not flushed, else that of another instance, else that of the call. After
   * the deadline, the outage copy, else a failure; the call goes on for the next visitor.
   */
  find<S extends z.ZodType>(
    key: string,
    policy: CallPolicy,
    call: CachedCall<S>,
    deadline: Pick<ReadDeadline, "signal">,
  ): Promise<FoundResult<S>>;
}

// Shorter than the lifetime of a page that lacks a part, so that its next rendering finds the recovered value.
const failurePauseMs = 500;
const incompleteMs = 500;
/** Largest difference between the clocks of two instances. */
const clockSkewMs = 2000;
const inventedShare = 1 / 8;
/** Bytes of a decoded value for each character of its JSON, roughly. */
export const bytesPerCharacter = 3;

const tooLate = { kind: "failed", status: 504, reason: "took too long" } as const;

/** @param outageCopies responses that survive a restart and that instances share; optional */
export function createUpstreamCache(
  config: Config["cache"],
  flushes: Flushes,
  now: () => Date,
  outageCopies?: OutageCopies,
): UpstreamCache {
  const clock = () => now().getTime();
  const cache = createSwrCache<CachedValue<z.ZodType>>({
    flushes,
    clock,
    failurePauseMs,
    lastingBytes: config.maxBytes * (1 - inventedShare),
    inventedBytes: config.maxBytes * inventedShare,
  });

  /** A response that this process did not load; null where the schema has changed since. */
  async function outcomeOf<S extends z.ZodType>(
    { schema, decode }: CachedCall<S>,
    copy: SharedResponse,
    state: "hit" | "outage",
  ) {
    const decoded = await decode(copy.response);
    if (decoded.result.kind !== "loaded") return null;
    const { response: stored, tags: storedTags, ...lifetime } = copy;
    const entry: CacheEntry<CachedValue<S>> = {
      value: { schema, verdict: "good", result: decoded.result },
      tags: merge(storedTags, decoded.tags),
      ...lifetime,
    };
    const current = decoded.isIncomplete ? shorten(entry) : entry;
    return { kind: "loaded", entry: current, size: sizeOf(stored), isInvented: false, state } as const;
  }

  /** The outcome of the stored copy, which serves in an outage; null without one. */
  async function restore<S extends z.ZodType>(
    storeKey: string,
    { durable }: CallPolicy,
    cachedCall: CachedCall<S>,
  ) {
    const copy = durable ? await outageCopies?.find(storeKey) : null;
    return copy && isUsable(copy) ? outcomeOf(cachedCall, copy, "outage") : null;
  }

  async function load<S extends z.ZodType>(
    { key, storeKey }: Record<"key" | "storeKey", string>,
    policy: CallPolicy,
    cachedCall: CachedCall<S>,
    requestedAt: number,
  ): Promise<Outcome<CachedValue<S>>> {
    const { schema, call } = cachedCall;
    const copies = policy.durable ? outageCopies : undefined;
    const shared = copies ? await copies.findShared(storeKey) : null;
    const adopted = shared && isCurrent(key, shared) ? await outcomeOf(cachedCall, shared, "hit") : null;
    if (adopted) return adopted;
    const { verdict, response, result, tags, isIncomplete } = await call();
    const value = { schema, verdict, result };
    if (verdict === "failed") {
      const restored = cache.peek(key) ? null : await restore(storeKey, policy, cachedCall);
      return restored ?? { kind: "failed", value };
    }
    if (verdict !== "good") copies?.delete(storeKey);
    if (verdict === "refused") return { kind: "uncacheable", value };
    const lifetime = lifetimeOf(config, policy, verdict, requestedAt);
    const ownTags = [...policy.tags, ...nodeTagsOf(response.text)];
    if (verdict === "good") copies?.save(storeKey, { response, tags: ownTags, requestedAt, ...lifetime });
    const isInvented = !policy.durable || verdict !== "good";
    const entry = { value, tags: merge(ownTags, tags), requestedAt, ...lifetime };
    return {
      kind: "loaded",
      entry: isIncomplete ? shorten(entry) : entry,
      size: sizeOf(response),
      isInvented,
    };
  }

  /** What is kept for an outage, for a page that has no time left to wait for the call. */
  async function keptResult<S extends z.ZodType>(
    { key, storeKey }: Record<"key" | "storeKey", string>,
    policy: CallPolicy,
    cachedCall: CachedCall<S>,
  ): Promise<Found<CachedValue<z.ZodType>>> {
    const cached = cache.peek(key);
    const entry =
      cached && clock() < cached.outageUntil ? cached : (await restore(storeKey, policy, cachedCall))?.entry;
    if (entry) return { value: entry.value, state: "outage", tags: entry.tags };
    const { schema } = cachedCall;
    return {
      value: { schema, verdict: "failed", result: tooLate },
      state: "miss",
      tags: [],
    };
  }

  /** Whether a response of another instance is fresh, not flushed, and newer than the cached one. */
  function isCurrent(key: string, { requestedAt, freshUntil, tags }: SharedResponse): boolean {
    const time = clock();
    if (requestedAt > time || time >= freshUntil) return false;
    if (flushes.since(requestedAt - clockSkewMs, tags)) return false;
    return (cache.peek(key)?.requestedAt ?? 0) < requestedAt;
  }

  function isUsable({ requestedAt, outageUntil }: SharedResponse): boolean {
    return clock() < outageUntil && requestedAt <= clock();
  }

  function shorten<S extends z.ZodType>(entry: CacheEntry<CachedValue<S>>): CacheEntry<CachedValue<S>> {
    const freshUntil = Math.min(entry.freshUntil, clock() + incompleteMs);
    return { ...entry, freshUntil };
  }

  return {
    async find(storeKey, policy, call, deadline) {
      // Copies are undecoded: their key has no schema, whose id differs between processes.
      const keys = { key: `${storeKey} ${idOf(call.schema)}`, storeKey };
      const loadValue = (requestedAt: number) => load(keys, policy, call, requestedAt);
      // Most pages wait for no call, so they need no timer.
      const found =
        cache.get(keys.key, loadValue) ??
        (await inTime(cache.find(keys.key, loadValue), deadline.signal(), () =>
          keptResult(keys, policy, call),
        ));
      const { value, state, tags } = found;
      if (!isOf(value, call.schema)) throw new Error("a response was decoded by another schema");
      const { verdict, result } = value;
      return { verdict, result, state, tags: tags.length > 0 ? tags : policy.tags };
    },
  };
}

const schemaIds = new WeakMap<z.ZodType, number>();
let lastId = 0;

/** Two schemas may decode the same call, each into its own entry. Schemas are constants: a new one is never cached. */
function idOf(schema: z.ZodType): number {
  const id = schemaIds.get(schema) ?? ++lastId;
  schemaIds.set(schema, id);
  return id;
}

function isOf<S extends z.ZodType>(value: CachedValue<z.ZodType>, schema: S): value is CachedValue<S> {
  return value.schema === schema;
}

function merge(tags: readonly string[], others: readonly string[]): string[] {
  return [...new Set([...tags, ...others])];
}

function sizeOf({ text, location }: UpstreamResponse): number {
  return bytesPerCharacter * (text.length + location.length);
}

function lifetimeOf(
  cache: Config["cache"],
  { freshFactor }: CallPolicy,
  verdict: "good" | "missing",
  requestedAt: number,
): Pick<SharedResponse, "freshUntil" | "staleUntil" | "outageUntil"> {
  const { staleMs, outageMs, missingMs } = cache;
  const freshMs = verdict === "good" ? freshFactor * cache.freshMs : Math.min(missingMs, cache.freshMs);
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
