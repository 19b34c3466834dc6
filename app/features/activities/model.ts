import type { Address } from "~/fields/addresses";
import { hasEnded } from "~/utils/dates";

/** When an activity is. */
export interface ActivityPeriod {
  /** Days, `YYYY-MM-DD` in Amsterdam; no end where it lasts one day. */
  startDate: string;
  endDate: string | null;
  /** Seconds from midnight on the wall clock, never shifted by a time zone. */
  startTime: number | null;
  endTime: number | null;
}

/** An activity as lists show it (spec 001, section 3, 'Activity'). */
export interface Activity extends ActivityPeriod {
  id: string;
  /** The name of its kind: 'Alzheimer Café'. */
  type: string | null;
  /** The drawing of that kind. */
  iconPath: string | null;
  title: string;
  /** Plain text. */
  intro: string;
  /** The name of the place. */
  location: string | null;
  /** Town or village. */
  locality: string | null;
  /** The whole address, where the upstream gives it. */
  address: Address | null;
  /** Its page. */
  url: string;
  /** Where else there is to read about it. */
  externalUrl: string | null;
}

/** One page of a list, and how many activities all its pages hold. */
export interface ActivityPage {
  items: Activity[];
  total: number;
}

/** Spec 001, section 9. */
export const activitiesPerPage = 6;

/** Whether the last day of an activity is over in Amsterdam. One that ends today is not past. */
export function isPast({ startDate, endDate }: Pick<ActivityPeriod, "startDate" | "endDate">, now: Date) {
  return hasEnded(endDate ?? startDate, now);
}

/**
 * One page of the activities that end today or later. The total is of those that are kept, so that it is what a
 * visitor counts (spec 001, section 5).
 */
export function comingPage(activities: Activity[], page: number, now: Date): ActivityPage {
  const coming = activities.filter((activity) => !isPast(activity, now));
  const from = (page - 1) * activitiesPerPage;
  return { items: coming.slice(from, from + activitiesPerPage), total: coming.length };
}
