import { endOf, startOf } from "~/utils/dates";
import type { CacheState } from "./cached-response";

/** What a page was made of, gathered while it is made: for how long, and until which flush, it may be shown again. */
export interface PageSources {
  readonly tags: Set<string>;
  /** A part of it is missing, or old because an upstream fails: the next visitor may get a better one. */
  incomplete: boolean;
  /** From this moment (milliseconds since 1970) it would say something else. */
  readonly until: number;
  used(tags: readonly string[], state: CacheState): void;
  /** A moment at which something on it begins or ends. */
  changesAt(moment: number): void;
}

export function createPageSources(): PageSources {
  let until = Number.POSITIVE_INFINITY;
  const tags = new Set<string>();
  return {
    tags,
    incomplete: false,
    get until() {
      return until;
    },
    used(more, state) {
      for (const tag of more) tags.add(tag);
      if (state === "outage") this.incomplete = true;
    },
    changesAt(moment) {
      if (!Number.isNaN(moment)) until = Math.min(until, moment);
    },
  };
}

/** When things on a page begin and end: days in Amsterdam or moments (ISO 8601), where they have one. */
interface Dates {
  begins?: (string | null)[];
  ends?: (string | null)[];
}

/** Lets a page be shown again until the first of these that is still to come. */
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
