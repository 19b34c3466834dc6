import { LRUCache } from "lru-cache";

/**
 * A cache in two parts with an LRU each: visitor-invented keys, such as search terms and missing pages, cannot evict
 * the others. A key is in one part at most.
 */
export interface Compartments<T extends object> {
  /** Marks the entry as recently used. */
  get(key: string): T | undefined;
  peek(key: string): T | undefined;
  set(key: string, entry: T, part: "lasting" | "invented"): void;
  delete(key: string): void;
}

/** Limits of the two parts in bytes. */
export interface CompartmentOptions {
  lastingBytes: number;
  inventedBytes: number;
}

interface Options<T> extends CompartmentOptions {
  /** Size of an entry in bytes. */
  sizeOf(entry: T, key: string): number;
}

export function createCompartments<T extends object>({
  lastingBytes,
  inventedBytes,
  sizeOf,
}: Options<T>): Compartments<T> {
  // A limit of entries (`max`) would reserve memory for all of them at the start.
  const createPart = (maxBytes: number) =>
    new LRUCache<string, T>({ maxSize: Math.ceil(maxBytes), sizeCalculation: sizeOf });
  const parts = { lasting: createPart(lastingBytes), invented: createPart(inventedBytes) };

  function remove(key: string) {
    parts.lasting.delete(key);
    parts.invented.delete(key);
  }

  return {
    get: (key) => parts.lasting.get(key) ?? parts.invented.get(key),
    peek: (key) => parts.lasting.peek(key) ?? parts.invented.peek(key),
    set(key, entry, part) {
      remove(key);
      parts[part].set(key, entry);
    },
    delete: remove,
  };
}
