import { z } from "zod";
import { shapeOf } from "~/utils/text-shape";
import { items } from "./drupal-fields";
import { withKind } from "./field-kinds";
import { skipping } from "./lenient";
import { readWeekday, type Weekday, weekdayIndex } from "./weekdays";

/** The opening hours of a location on one day of the week. */
export interface OpeningDay {
  day: Weekday;
  /** A text, such as '14.00 tot 16.00 uur'. */
  hours: string;
}

const weekday = z.string().transform((text, context): Weekday => {
  const day = readWeekday(text);
  if (day) return day;
  context.addIssue({ code: "custom", message: `is not a day of the week (${shapeOf(text)})` });
  return z.NEVER;
});
const dayItem = z.object({ day: weekday, hours: z.string().trim().min(1, "is empty") });

/** Opening hours, from Monday on (docs/backend-contract.md, kind 'hours'); invalid items are skipped. */
export const openingHoursField = withKind(
  "hours",
  items(z.unknown())
    .pipe(skipping(dayItem))
    .transform((days): OpeningDay[] => {
      const first = days.filter(({ day }, index) => days.findIndex((other) => other.day === day) === index);
      return first.sort((one, other) => weekdayIndex(one.day) - weekdayIndex(other.day));
    }),
);
