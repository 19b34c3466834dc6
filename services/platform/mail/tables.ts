import type { ColumnType, Generated } from "kysely";

type Constant<T> = ColumnType<T, T, never>;
type Later<T> = ColumnType<T | null, undefined, T | null>;

export interface MailsTable {
  id: Generated<string>;
  template: Constant<string>;
  member_id: Constant<string | null>;
  address: ColumnType<string | null, string | null, null>;
  brand: Constant<string>;
  origin: Constant<string>;
  state: ColumnType<MailState, undefined, MailState>;
  last_code: Later<number>;
  leased_until: Later<Date>;
  created_at: Constant<Date>;
  ended_at: Later<Date>;
}

/** Dropped: nobody to send it to. */
export type MailState = "queued" | "sent" | "failed" | "dropped";
