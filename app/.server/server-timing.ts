/** Durations of one request, for the `Server-Timing` header. */
export interface ServerTiming {
  /** Starts a clock; the answer stops it. */
  start(name: string): () => void;
  header(): string;
}

export function createServerTiming(): ServerTiming {
  const entries: string[] = [];
  return {
    start(name) {
      const from = performance.now();
      return () => entries.push(`${name};dur=${(performance.now() - from).toFixed(1)}`);
    },
    // Browsers read a bounded header; a page rarely makes more calls than this.
    header: () => entries.slice(0, 40).join(", "),
  };
}
