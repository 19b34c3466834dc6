import { sql } from "kysely";

/** A period of whole days in Amsterdam, both included. */
export interface Period {
  from: string;
  until: string;
}

/** The moment at which a day begins in Amsterdam. */
export const startOfDay = (day: string) =>
  sql<Date>`(${day}::date::timestamp at time zone 'Europe/Amsterdam')`;

/** The moment at which the next day begins. */
export const endOfDay = (day: string) =>
  sql<Date>`((${day}::date + 1)::timestamp at time zone 'Europe/Amsterdam')`;
