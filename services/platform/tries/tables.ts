import type { ColumnType } from "kysely";

/** Failed tries, by a keyed hash of who tried what. */
export interface TriesTable {
  key: ColumnType<Buffer, Buffer, never>;
  failures: number;
  blocked_until: Date;
  expires_at: Date;
}
