import type { Kysely, Transaction } from "kysely";
import type {
  DevicesTable,
  HealthProfilesTable,
  LinksTable,
  MembersTable,
  SessionsTable,
} from "./accounts/tables";
import type { AuditLogTable } from "./platform/audit/tables";
import type { MailsTable } from "./platform/mail/tables";
import type { TriesTable } from "./platform/tries/tables";

/** All tables, as the newest migration leaves them. */
export interface Tables {
  members: MembersTable;
  health_profiles: HealthProfilesTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  links: LinksTable;
  tries: TriesTable;
  mails: MailsTable;
  audit_log: AuditLogTable;
}

export type Database = Kysely<Tables>;
/** A database, or a transaction in it. */
export type Queries = Kysely<Tables> | Transaction<Tables>;
