import { z } from "zod";
import { amsterdamDay } from "~/utils/dates";
import { shapeOf } from "~/utils/text-shape";

// From 1973 on; fewer digits may be a year or a day (20270304).
const epochSeconds = /^\d{9,10}$/;

const error = ({ input }: { input?: unknown }) => `is not a date (${shapeOf(input)})`;

/** The same date as text of ISO 8601, of epoch seconds as a number or as text; other text is only trimmed. */
const dateText = z.union([z.string(), z.number()], { error }).transform((value) => {
  const text = String(value).trim();
  return epochSeconds.test(text) ? new Date(Number(text) * 1000).toISOString() : text;
});

const day = z.iso.date({ error });
const moment = z.iso.datetime({ offset: true, error });

/** A day (`YYYY-MM-DD`), or a moment with or without its offset (ISO 8601), also from epoch seconds. */
export const isoDate = dateText.pipe(
  z.union([day, z.iso.datetime({ local: true, offset: true })], { error }),
);

/** A moment with its offset (ISO 8601), also from epoch seconds. */
export const isoMoment = dateText.pipe(moment);

/** A day. A local time after it is dropped; a time with an offset becomes its day in Amsterdam. */
export const isoDay = isoDate
  .transform((iso) => (/T.*(Z|[+-]\d{2}:?\d{2})$/.test(iso) ? amsterdamDay(new Date(iso)) : iso.slice(0, 10)))
  .pipe(day);
