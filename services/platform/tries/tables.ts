import type { Constant } from "../database/columns";

/** Failed tries, by a keyed hash of who tried what. */
export interface TriesTable {
  key: Constant<Buffer>;
  failures: number;
  blocked_until: Date;
  expires_at: Date;
}
