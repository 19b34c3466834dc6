import type { GeneratedAlways } from "kysely";
import type { Constant } from "../database/columns";

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
