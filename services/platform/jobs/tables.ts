import type { Constant } from "../database/columns";

/** Processes that run jobs, by the id under which they lock them. */
export interface JobWorkersTable {
  id: Constant<string>;
  seen_at: Date;
}
