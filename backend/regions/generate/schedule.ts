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

/** 'eerste', 'laatste' */
export function ordinalOf(nth: number): string {
  return ordinals[String(nth)] ?? "";
}

type WrittenRecurrence = WrittenRegion["series"][number]["recurrence"];

/** A monthly recurrence for a café. The cafés of a region are in different weeks. */
export function monthly(random: Random, from: string, week: number) {
  const nth = nths[week % nths.length] ?? 1;
  const day = random.pick(workdays);
  const summer = random.chance(40) ? { except: ["juli", "augustus"] } : {};
  const recurrence = { every: "month" as const, nth, day, from, ...summer };
  const ordinal = ordinals[String(nth)];
  return { recurrence, day, inWords: `elke ${ordinal} ${day} van de maand` };
}

/** The recurrence of an activity. Start days vary, so that fortnightly activities are spread over weeks. */
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
  if (per === "course") return { every: "course", day, meetings, weeks: 26, from: randomStart(random) };
  if (per === "once") return { every: "week", day, weeks: 26, from: randomStart(random) };
  const rest = random.chance(30) ? { except: ["augustus"] } : {};
  return { every: "week", day, ...(weeks > 1 ? { weeks } : {}), from, ...rest };
}

/** A random day in the first half of 2025. */
function randomStart(random: Random): string {
  const month = random.between(1, 6);
  return `2025-0${month}-${String(random.between(1, 28)).padStart(2, "0")}`;
}

/** Splits `14:00-16:00` into start and end time. */
export function timesOf(times: string): { start_time: string; end_time: string } {
  const [start = "", end = ""] = times.split("-").map((time) => time.padStart(5, "0"));
  return { start_time: start, end_time: end };
}

/** Formats `14:00` as in Dutch text: 14.00. */
export function inText(time: string): string {
  return time.replace(":", ".").replace(/^0/, "");
}
