/** One thing that this page waited for. */
export interface Timing {
  name: string;
  /** What it was, such as the path of a call. */
  detail: string;
  milliseconds: number;
  /** Whether it came from the upstream cache. */
  cache: "miss" | "hit" | "stale" | "outage";
}
