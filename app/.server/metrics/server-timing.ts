import type { CacheState } from "~/.server/cache/swr-cache";
import type { Timing } from "~/utils/timings";

/** Durations of one request, for the `Server-Timing` header. */
export interface ServerTiming {
  /** Starts a clock; the answer stops it. The detail is for editors alone, never in a header. */
  start(name: string, detail?: string): (cache?: CacheState) => void;
  header(): string;
  /** Everything that was measured so far. */
  readonly entries: readonly Timing[];
}

export function createServerTiming(): ServerTiming {
  const entries: Timing[] = [];
  return {
    entries,
    start(name, detail = "") {
      const from = performance.now();
      return (cache = "miss") =>
        entries.push({ name, detail, milliseconds: performance.now() - from, cache });
    },
    // Browsers read a bounded header; a page rarely makes more calls than this.
    header: () =>
      entries
        .slice(0, 40)
        .map(
          ({ name, milliseconds, cache }) =>
            `${name};dur=${milliseconds.toFixed(1)}${cache === "miss" ? "" : `;desc=${cache}`}`,
        )
        .join(", "),
  };
}
