import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Constant, NullAtFirst, NullUntilSet } from "../platform/database/columns";
import type { Role } from "../platform/roles";
import type { HealthProfile } from "./contract";

export interface MembersTable {
  id: Generated<string>;
  username: Constant<string>;
  email: string;
  password_hash: string;
  role: ColumnType<Role, Role | undefined, Role>;
  state: "unverified" | "active" | "blocked";
  terms_version: string;
  profile_visible: boolean;
  created_at: Constant<Date>;
  verified_at: ColumnType<Date | null, Date | undefined, Date>;
  last_visit_at: NullUntilSet<Date>;
  previous_visit_at: NullAtFirst<Date>;
  /** In a session; at most an hour behind. */
  seen_at: NullUntilSet<Date>;
  /** The name of the member in the log of acts. */
  pseudonym: GeneratedAlways<string>;
  /** Where the member logged in last, for mails that no request causes. */
  brand: ColumnType<string, string | undefined, string>;
  origin: ColumnType<string, string | undefined, string>;
  /** When the mail was queued that says that the account will be deleted. */
  inactive_mailed_at: NullAtFirst<Date>;
}

/** Relationship to dementia, its forms and phase: health data, kept only with consent. */
export interface HealthProfilesTable {
  member_id: Constant<string>;
  relationship: HealthProfile["relationship"];
  forms: HealthProfile["forms"];
  phase: HealthProfile["phase"];
  consent_version: string;
  consented_at: Date;
}

export interface SessionsTable {
  token_hash: Constant<Buffer>;
  member_id: Constant<string>;
  device_name: Constant<string>;
  remember: Constant<boolean>;
  created_at: Constant<Date>;
  last_seen_at: Date;
  expires_at: Date;
  /** Until then it may be used for the staff area. */
  staff_until: NullAtFirst<Date>;
}

/** Devices that a member logged in with before; their tries are counted apart. */
export interface DevicesTable {
  token_hash: Constant<Buffer>;
  member_id: Constant<string>;
  last_used_at: Date;
}

/** Secrets of mailed links. */
export interface LinksTable {
  token_hash: Constant<Buffer>;
  purpose: Constant<LinkPurpose>;
  member_id: Constant<string>;
  email: Constant<string | null>;
  created_at: Constant<Date>;
  expires_at: Constant<Date>;
}

export type LinkPurpose = "verify" | "reset-password" | "change-email" | "delete-account";

/** The names of the templates of mails, stored with each mail. */
export type AccountMail =
  | "verify-account"
  | "reset-password"
  | "password-changed"
  | "change-email"
  | "email-changed";
