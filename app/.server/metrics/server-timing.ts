import type { CacheState } from "~/.server/cache/swr-cache";
import type { Timing } from "~/utils/timings";

/** Durations of one request, for the `Server-Timing` header. */
export interface ServerTiming {
  /** Starts a timer and returns how to stop it. `detail` is shown to editors and never in a header. */
  start(name: string, detail?: string): (cache?: CacheState) => void;
  header(): string;
  /** All durations so far. */
  readonly entries: readonly Timing[];
}

/** Browsers limit the size of a header. */
const maxHeaderEntries = 40;

export function createServerTiming(): ServerTiming {
  const entries: Timing[] = [];
  return {
    entries,
    start(name, detail = "") {
      const startedAt = performance.now();
      return (cache = "miss") =>
        entries.push({ name, detail, milliseconds: performance.now() - startedAt, cache });
    },
    header: () =>
      entries
        .slice(0, maxHeaderEntries)
        .map(
          ({ name, milliseconds, cache }) =>
            `${name};dur=${milliseconds.toFixed(1)}${cache === "miss" ? "" : `;desc=${cache}`}`,
        )
        .join(", "),
  };
}
