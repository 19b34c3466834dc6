import { LRUCache } from "lru-cache";

interface Size {
  maxEntries: number;
  maxBytes: number;
}

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

/** Limits of the two parts. */
export interface CompartmentOptions {
  lasting: Size;
  invented: Size;
}

interface Options<T> extends CompartmentOptions {
  /** Size of an entry in bytes. */
  sizeOf(entry: T, key: string): number;
}

export function createCompartments<T extends object>({
  lasting,
  invented,
  sizeOf,
}: Options<T>): Compartments<T> {
  const parts = { lasting: createPart(lasting), invented: createPart(invented) };

  function createPart({ maxEntries, maxBytes }: Size): LRUCache<string, T> {
    return new LRUCache<string, T>({
      max: maxEntries,
      maxSize: Math.ceil(maxBytes),
      sizeCalculation: sizeOf,
    });
  }

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
