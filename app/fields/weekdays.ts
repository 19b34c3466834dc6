const weekdays = ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"] as const;
const english = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** A day of the week, as the site writes it. */
export type Weekday = (typeof weekdays)[number];

/** The day that a Dutch or English name in any capitals stands for; null for other text. */
export function readWeekday(text: string): Weekday | null {
  const name = text.trim().toLowerCase();
  return weekdays.find((day, index) => name === day || name === english[index]) ?? null;
}

/** The position in the week, from Monday (0). */
export function weekdayIndex(day: Weekday): number {
  return weekdays.indexOf(day);
}
