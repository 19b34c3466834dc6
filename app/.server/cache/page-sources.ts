import { endOf, startOf } from "~/utils/dates";
import type { CacheState } from "./swr-cache";

/** The sources of a page, collected during rendering; they determine its lifetime and its tags. */
export interface PageSources {
  readonly tags: Set<string>;
  /** A part is missing or is an outage copy, so the page is rendered again soon. */
  incomplete: boolean;
  /** Moment (milliseconds since 1970) at which the content of the page changes. */
  readonly until: number;
  /** Seconds after which an upstream accepts calls again; 0 if none said so. */
  readonly retrySeconds: number;
  /** Registers the seconds in which an upstream wants no call. */
  retryAfter(seconds: number): void;
  used(tags: readonly string[], state: CacheState): void;
  /** Registers a moment at which something on the page begins or ends. */
  changesAt(moment: number): void;
}

export function createPageSources(): PageSources {
  let until = Number.POSITIVE_INFINITY;
  let retrySeconds = 0;
  const tags = new Set<string>();
  return {
    tags,
    incomplete: false,
    get until() {
      return until;
    },
    get retrySeconds() {
      return retrySeconds;
    },
    retryAfter(seconds) {
      retrySeconds = Math.max(retrySeconds, seconds);
    },
    used(newTags, state) {
      for (const tag of newTags) tags.add(tag);
      if (state === "outage") this.incomplete = true;
    },
    changesAt(moment) {
      if (!Number.isNaN(moment)) until = Math.min(until, moment);
    },
  };
}

/** First and last days of items on a page (`YYYY-MM-DD`), in Amsterdam. */
interface Dates {
  begins?: (string | null)[];
  ends?: (string | null)[];
}

/** Limits the lifetime of a page to the first of these dates in the future. */
export function changesWith(
  { sources, now }: { sources: PageSources; now: Date },
  { begins = [], ends = [] }: Dates,
): void {
  const moments = [
    ...begins.map((begin) => begin && startOf(begin)),
    ...ends.map((end) => end && endOf(end)),
  ];
  for (const moment of moments) if (moment && moment > now.getTime()) sources.changesAt(moment);
}
