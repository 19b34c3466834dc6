/** The outcome of `setIfAbsent`; 'unavailable' when the store fails, whether or not the key has a value. */
type Claim = "stored" | "present" | "unavailable";

/**
 * Expiring values shared by all instances of the site. A failing store is logged and never throws, so callers have to
 * work without it. Callers encrypt personal data before storing it.
 */
export interface SharedStore {
  /** Whether reads are fast enough to look up another instance's cached values: true for Redis, false for files. */
  readonly isFast: boolean;
  /** The value of a key; null if it is absent or expired, or the store fails. */
  get(key: string): Promise<Buffer | null>;
  /** @returns whether the value is stored */
  set(key: string, value: string | Uint8Array, ttlSeconds: number): Promise<boolean>;
  /** Stores a value if the key has none: of simultaneous calls exactly one returns 'stored'. */
  setIfAbsent(key: string, value: string | Uint8Array, ttlSeconds: number): Promise<Claim>;
  /**
   * Adds one to a number that expires `ttlSeconds` after its first increment, and returns the sum; null with files or
   * when the store fails.
   */
  increment(key: string, ttlSeconds: number): Promise<number | null>;
  delete(key: string): Promise<void>;
  /** Sends a message to all listening instances; with Redis only. */
  announce(message: string): Promise<void>;
  /** Receives the announcements of all instances; `onGap` is called when some may have been missed. */
  listen(onMessage: (message: string) => void, onGap: () => void): void;
  close(): Promise<void>;
}
