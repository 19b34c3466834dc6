import type { ColumnType } from "kysely";

/** Processes that run jobs, by the id under which they lock them. */
export interface JobWorkersTable {
  id: ColumnType<string, string, never>;
  seen_at: Date;
}
