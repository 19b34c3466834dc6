import type { ColumnType, Generated } from "kysely";
import type { Constant, NullAtFirst } from "../database/columns";

type MailState = "queued" | "sent" | "failed" | "dropped";

/** Mails from the queue to 30 days after their end. */
export interface MailsTable<Name extends string> {
  id: Constant<string>;
  template: Constant<Name>;
  member_id: Constant<string | null>;
  /** Only where it is not the member's own; erased once the mail is sent. */
  address: ColumnType<string | null, string | null, null>;
  brand: Constant<string>;
  origin: Constant<string>;
  /** What the template needs, as JSON; nothing personal. */
  facts: ColumnType<unknown, string, never>;
  /** Without angle brackets. */
  message_id: Constant<string>;
  state: ColumnType<MailState, undefined, MailState>;
  attempts: Generated<number>;
  /** The last answer of the mail server, or the code of the error. */
  last_code: NullAtFirst<string>;
  /** A keyed hash of the address, for bounces. */
  address_hash: NullAtFirst<Buffer>;
  created_at: Constant<Date>;
  /** When it was sent, failed or was dropped. */
  ended_at: NullAtFirst<Date>;
  /** Until then one worker is sending it. */
  leased_until: NullAtFirst<Date>;
}

/** Addresses that do not exist, by a keyed hash: they get account mails only. */
export interface BouncedAddressesTable {
  address_hash: Constant<Buffer>;
  bounced_at: Date;
}
