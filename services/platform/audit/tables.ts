import type { ColumnType, GeneratedAlways } from "kysely";

type Constant<T> = ColumnType<T, T, never>;

/** The acts of staff, append-only. Members stand in it under their pseudonyms. */
export interface AuditLogTable {
  id: GeneratedAlways<string>;
  at: Constant<Date>;
  actor: Constant<string>;
  action: Constant<string>;
  subject: Constant<string | null>;
  /** As JSON. */
  facts: Constant<string>;
}
