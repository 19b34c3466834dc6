import { z } from "zod";
import { items } from "./drupal-fields";
import { withKind } from "./field-kinds";

/** When a place is open on one day of the week, in words. */
export interface OpeningDay {
  /** `maandag` to `zondag` */
  day: string;
  hours: string;
}

const weekdays = ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"];
const dayItem = z.object({ day: z.enum(weekdays), hours: z.string().trim().min(1) });

/** The days a place is open, from Monday on (docs/backend-contract.md, kind 'hours'); what is no day is left out. */
export const openingHoursField = withKind(
  "hours",
  items(z.unknown()).transform((list): OpeningDay[] => {
    const days = list.flatMap((item) => dayItem.safeParse(item).data ?? []);
    return weekdays.flatMap((name) => days.find(({ day }) => day === name) ?? []);
  }),
);
