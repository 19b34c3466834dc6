import type { ColumnType, Generated } from "kysely";

type Constant<T> = ColumnType<T, T, never>;
type Later<T> = ColumnType<T | null, undefined, T | null>;

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
  last_code: Later<string>;
  /** A keyed hash of the address, for bounces. */
  address_hash: Later<Buffer>;
  created_at: Constant<Date>;
  /** When it was sent, failed or was dropped. */
  ended_at: Later<Date>;
  /** Until then one worker is sending it. */
  leased_until: Later<Date>;
}

/** Addresses that do not exist, by a keyed hash: they get account mails only. */
export interface BouncedAddressesTable {
  address_hash: Constant<Buffer>;
  bounced_at: Date;
}
