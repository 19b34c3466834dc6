/** The duration of a call for a page. */
export interface Timing {
  name: string;
  /** Details, such as the path of the call. */
  detail: string;
  milliseconds: number;
  /** The outcome of the look-up in the upstream cache. */
  cache: "miss" | "shared" | "hit" | "stale" | "outage";
}
