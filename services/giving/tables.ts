import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { DonationFrequency } from "../../app/fields/donation-frequencies";
import type { Constant } from "../platform/database/columns";
import type { PayMethod, PaymentState, RefundReason, StandingState, StopReason } from "./schemas";

/** Who gave, apart from what: erased seven years after the year of the last gift. */
export interface GiversTable {
  id: Constant<string>;
  name: Constant<string>;
  email: Constant<string>;
  street: Constant<string>;
  postcode: Constant<string>;
  city: Constant<string>;
  message: Constant<string>;
  /** In whose memory it was given. */
  memory: Constant<string | null>;
}

/** Orders of gifts. Without their givers they are figures, and stay. */
export interface GiftsTable {
  id: Constant<string>;
  /** The last part of the reference. */
  number: GeneratedAlways<string>;
  /** A keyed hash of the submission, so that two clicks are one order. */
  submission: Constant<Buffer>;
  giver_id: ColumnType<string | null, string, null>;
  frequency: Constant<DonationFrequency>;
  /** As ordered; a changed amount is in the standing gift. */
  cents: Constant<number>;
  purpose_kind: Constant<"country" | "region" | "action" | "memory">;
  purpose_slug: Constant<string | null>;
  /** Null, too, once the giver is erased. */
  purpose_name: ColumnType<string | null, string | null, null>;
  mandate_version: Constant<string | null>;
  /** For mails and links. */
  brand: Constant<string>;
  origin: Constant<string>;
  ordered_at: Constant<Date>;
}

/** Gifts that are given every month or year. */
export interface StandingGiftsTable {
  gift_id: Constant<string>;
  state: StandingState;
  cents: number;
  /** Ids of the provider. */
  customer_id: string | null;
  mandate_id: string | null;
  account_end: string | null;
  /** Days in Amsterdam: of the first payment, of the next one, and of the last one that was announced by mail. */
  first_on: string | null;
  next_on: string | null;
  announced_on: string | null;
  /** The last year of which a summary was mailed. */
  summed_year: number | null;
  stop_reason: StopReason | null;
  stopped_at: Date | null;
}

/** Payments, each stored before the provider hears of it. */
export interface GiftPaymentsTable {
  /** Also the key with which the provider makes it once. */
  id: Constant<string>;
  gift_id: Constant<string>;
  kind: Constant<"once" | "first" | "recurring">;
  /** Of a recurring one: the day for which it is taken. */
  due_on: Constant<string | null>;
  attempt: Constant<number>;
  cents: Constant<number>;
  method: Constant<PayMethod>;
  state: ColumnType<PaymentState, undefined, PaymentState>;
  provider_id: string | null;
  pay_url: string | null;
  /** When the provider was asked for it last. */
  asked_at: Date | null;
  failure: string | null;
  refunded_cents: Generated<number>;
  charged_back_cents: Generated<number>;
  /** Counts its changes, so that a slow look never undoes what a faster one found. */
  version: Generated<number>;
  look_at: Date | null;
  created_at: Constant<Date>;
  paid_at: Date | null;
}

/** What came in and went out, append-only: the sum of the entries of a payment is what the charity has of it. */
export interface GiftEntriesTable {
  id: GeneratedAlways<string>;
  payment_id: Constant<string>;
  kind: Constant<"payment" | "refund" | "chargeback">;
  /** Below zero for what went out. */
  cents: Constant<number>;
  at: Constant<Date>;
}

/** Payments that are given back; each once, in full. One that failed is asked again with another id. */
export interface GiftRefundsTable {
  payment_id: Constant<string>;
  /** Also the key with which the provider makes it once. */
  id: string;
  reason: RefundReason;
  created_at: Date;
  done_at: Date | null;
  /** Why the provider refused, as a code; 'undone' where the bank sent it back later. */
  failure: string | null;
}

/** Links in mails about a monthly or yearly gift, by the hashes of their secrets. */
export interface GiftLinksTable {
  token_hash: Constant<Buffer>;
  gift_id: Constant<string>;
  /** `used`: changed the amount some minutes ago. */
  purpose: ColumnType<"manage" | "amount" | "used", "manage" | "amount", "used">;
  /** Null for one that never expires. */
  expires_at: Date | null;
}

/** Comparisons of the books with the provider, the last 30. */
export interface GiftReconciliationsTable {
  id: GeneratedAlways<string>;
  at: Constant<Date>;
  /** As JSON, without anything personal. */
  result: ColumnType<unknown, string, never>;
}
