/** What became of a value that was kept only if there was none: 'unavailable' says nothing about what is there. */
type Claim = "kept" | "present" | "unavailable";

/**
 * Values that all instances of the site share, each for its own time. A store that fails is logged and never throws:
 * whoever asks has to manage without. Whoever keeps something of a visitor encrypts it first.
 */
export interface SharedStore {
  /** Whether it is near in time for all instances, so that one asks it what another has: Redis, not files. */
  readonly isFast: boolean;
  /** The bytes of a key; null where there are none, or they can no longer be had. */
  get(key: string): Promise<Buffer | null>;
  /** @returns whether it is kept */
  set(key: string, value: string | Uint8Array, ttlSeconds: number): Promise<boolean>;
  /** Keeps a value where there is none: of all who ask at once, one hears 'kept'. */
  setIfAbsent(key: string, value: string | Uint8Array, ttlSeconds: number): Promise<Claim>;
  /**
   * Adds one to a number that is kept for that long from its first, and says what it has become; null where this
   * cannot be known: in files, or when the store fails.
   */
  increment(key: string, ttlSeconds: number): Promise<number | null>;
  delete(key: string): Promise<void>;
  /** Tells all instances that listen; only Redis carries it. */
  announce(message: string): Promise<void>;
  /** Hears what any instance announces, and when something may have been missed. */
  listen(hear: (message: string) => void, missed: () => void): void;
  close(): Promise<void>;
}
