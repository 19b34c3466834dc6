import type { Address } from "~/fields/addresses";
import { hasEnded } from "~/utils/dates";

/** When an activity takes place. */
export interface ActivityPeriod {
  /** Dates, `YYYY-MM-DD` in Amsterdam; the end date is null for a one-day activity. */
  startDate: string;
  endDate: string | null;
  /** Seconds from midnight, local time. */
  startTime: number | null;
  endTime: number | null;
}

/** An activity as lists show it. */
export interface Activity extends ActivityPeriod {
  id: string;
  /** Name of the type: 'Alzheimer Café'. */
  type: string | null;
  /** Illustration of the type. */
  iconPath: string | null;
  title: string;
  /** Plain text. */
  intro: string;
  /** Name of the venue. */
  location: string | null;
  /** Town or village. */
  locality: string | null;
  /** The full address, if the upstream sends it. */
  address: Address | null;
  /** Path of its page. */
  url: string;
  /** Page about it on another site. */
  externalUrl: string | null;
}

/** One page of a list, and the number of activities on all pages. */
export interface ActivityPage {
  items: Activity[];
  total: number;
}

export const activitiesPerPage = 6;

/** Whether the last day of an activity is over in Amsterdam; an activity that ends today is not past. */
export function isPast({ startDate, endDate }: Pick<ActivityPeriod, "startDate" | "endDate">, now: Date) {
  return hasEnded(endDate ?? startDate, now);
}

/**
 * One page of the activities that end today or later. The total counts only these, so it matches what visitors see.
 */
export function upcomingPage(activities: Activity[], page: number, now: Date): ActivityPage {
  const upcoming = activities.filter((activity) => !isPast(activity, now));
  const from = (page - 1) * activitiesPerPage;
  return { items: upcoming.slice(from, from + activitiesPerPage), total: upcoming.length };
}
