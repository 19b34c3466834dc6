import type { weekdays } from "../../activities/recurrence";
import type { WrittenRegion } from "../region-file";
import type { Random } from "./random";
import type { ActivitySource } from "./source";

export type Weekday = (typeof weekdays)[number];
export const workdays: Weekday[] = ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag"];
const nths = [1, 2, 3, 4, -1] as const;
const ordinals: Record<string, string> = {
  "1": "eerste",
  "2": "tweede",
  "3": "derde",
  "4": "vierde",
  "-1": "laatste",
};

type WrittenRecurrence = WrittenRegion["series"][number]["recurrence"];

/** A day of each month, for a café; the cafés of a region each have another week. */
export function monthly(random: Random, from: string, week: number) {
  const nth = nths[week % nths.length] ?? 1;
  const day = random.pick(workdays);
  const summer = random.chance(40) ? { except: ["juli", "augustus"] } : {};
  const recurrence = { every: "month" as const, nth, day, from, ...summer };
  const ordinal = ordinals[String(nth)];
  return {
    recurrence,
    day,
    inWords: `elke ${ordinal} ${day} van de maand`,
    /** Behind the name of the day. */
    which: `alleen de ${ordinal} van de maand`,
  };
}

/** When an activity happens. The first day differs, so that what comes every other week is spread. */
export function scheduleOf(
  { per, weeks, meetings }: ActivitySource,
  day: Weekday,
  random: Random,
): WrittenRecurrence {
  const from = random.pick([
    "2025-01-06",
    "2025-01-13",
    "2025-02-03",
    "2025-02-10",
    "2025-03-10",
    "2025-03-17",
  ]);
  if (per === "month") return { every: "month", nth: random.pick(nths), day, from };
  if (per === "course") return { every: "course", day, meetings, weeks: 26, from: spread(random) };
  if (per === "once") return { every: "week", day, weeks: 26, from: spread(random) };
  const rest = random.chance(30) ? { except: ["augustus"] } : {};
  return { every: "week", day, ...(weeks > 1 ? { weeks } : {}), from, ...rest };
}

/** Somewhere in half a year. */
function spread(random: Random): string {
  const month = random.between(1, 6);
  return `2025-0${month}-${String(random.between(1, 28)).padStart(2, "0")}`;
}

/** `14:00-16:00` as the two times. */
export function timesOf(times: string): { start_time: string; end_time: string } {
  const [start = "", end = ""] = times.split("-").map((time) => time.padStart(5, "0"));
  return { start_time: start, end_time: end };
}

/** `14:00` as it stands in a text: 14.00. */
export function inText(time: string): string {
  return time.replace(":", ".").replace(/^0/, "");
}
