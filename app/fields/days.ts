import { z } from "zod";
import { amsterdamDay } from "~/utils/dates";

/** A day (`YYYY-MM-DD`), or a moment with or without its offset (ISO 8601). */
export const isoDate = z.union([z.iso.date(), z.iso.datetime({ local: true, offset: true })]);

/** A day. A local time after it is dropped; a time with an offset becomes its day in Amsterdam. */
export const isoDay = isoDate
  .transform((iso) => (/T.*(Z|[+-]\d{2}:?\d{2})$/.test(iso) ? amsterdamDay(new Date(iso)) : iso.slice(0, 10)))
  .pipe(z.iso.date());
