import { z } from "zod";
import { items } from "./drupal-fields";
import { withKind } from "./field-kinds";

/** The opening hours of a location on one day of the week. */
export interface OpeningDay {
  /** `maandag` to `zondag` */
  day: string;
  /** A text, such as '14.00 tot 16.00 uur'. */
  hours: string;
}

const weekdays = ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"];
const weekday = z.string().trim().toLowerCase().pipe(z.enum(weekdays));
const dayItem = z.object({ day: weekday, hours: z.string().trim().min(1) });

/** Opening hours, from Monday on (docs/backend-contract.md, kind 'hours'); invalid items are skipped. */
export const openingHoursField = withKind(
  "hours",
  items(z.unknown()).transform((list): OpeningDay[] => {
    const days = list.flatMap((item) => dayItem.safeParse(item).data ?? []);
    return weekdays.flatMap((name) => days.find(({ day }) => day === name) ?? []);
  }),
);
