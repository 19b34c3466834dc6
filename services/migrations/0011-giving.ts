import { type Kysely, sql } from "kysely";

/** Gifts with their payments, and who gave them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Apart from the gift, so that the person is erased and the figures stay.
    create table givers (
      id uuid primary key,
      name text not null,
      email text not null,
      street text not null,
      postcode text not null,
      city text not null,
      message text not null,
      memory text
    );
    create index givers_email on givers (lower(email));

    create table gifts (
      id uuid primary key,
      number bigint generated always as identity unique,
      submission bytea not null unique,
      giver_id uuid unique references givers on delete set null,
      frequency text not null check (frequency in ('eenmalig', 'maandelijks', 'jaarlijks')),
      cents integer not null check (cents > 0),
      purpose_kind text not null check (purpose_kind in ('country', 'region', 'action', 'memory')),
      purpose_slug text,
      purpose_name text,
      wants_news boolean not null,
      mandate_version text,
      brand text not null,
      origin text not null,
      ordered_at timestamptz not null,
      check ((purpose_kind in ('region', 'action')) = (purpose_slug is not null)),
      check ((purpose_slug is null) = (purpose_name is null))
    );
    create index gifts_ordered on gifts (ordered_at);

    create table standing_gifts (
      gift_id uuid primary key references gifts on delete cascade,
      state text not null check (state in ('waiting', 'active', 'paused', 'stopped')),
      cents integer not null check (cents > 0),
      customer_id text,
      mandate_id text,
      account_end text,
      first_on text check (first_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      next_on text check (next_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      announced_on text,
      summed_year integer,
      stop_reason text,
      stopped_at timestamptz,
      check ((state in ('active', 'paused')) = (next_on is not null)),
      check ((state = 'stopped') = (stopped_at is not null)),
      check ((stop_reason is null) = (stopped_at is null))
    );
    create index standing_gifts_due on standing_gifts (next_on) where next_on is not null;

    create table gift_payments (
      id uuid primary key,
      gift_id uuid not null references gifts on delete cascade,
      kind text not null check (kind in ('once', 'first', 'recurring')),
      due_on text,
      attempt integer not null,
      cents integer not null check (cents > 0),
      method text not null,
      state text not null default 'new' check (state in
        ('new', 'open', 'pending', 'paid', 'failed', 'canceled', 'expired', 'refunded', 'charged-back')),
      provider_id text unique,
      pay_url text,
      asked_at timestamptz,
      failure text,
      refunded_cents integer not null default 0,
      charged_back_cents integer not null default 0,
      version integer not null default 0,
      look_at timestamptz,
      created_at timestamptz not null,
      paid_at timestamptz,
      check ((kind = 'recurring') = (due_on is not null)),
      -- However often a day is looked at, one payment is made for it.
      unique nulls not distinct (gift_id, due_on, attempt)
    );
    create index gift_payments_to_look_at on gift_payments (look_at) where look_at is not null;
    create index gift_payments_created on gift_payments (created_at desc, id);

    create table gift_entries (
      id bigint generated always as identity primary key,
      payment_id uuid not null references gift_payments on delete cascade,
      kind text not null check (kind in ('payment', 'refund', 'chargeback')),
      cents integer not null check (cents <> 0),
      at timestamptz not null
    );
    create index gift_entries_of_payment on gift_entries (payment_id);
    create index gift_entries_at on gift_entries (at);

    create table gift_refunds (
      payment_id uuid primary key references gift_payments on delete cascade,
      id uuid not null unique,
      reason text not null check (reason in ('asked', 'double')),
      created_at timestamptz not null,
      done_at timestamptz
    );

    create table gift_links (
      token_hash bytea primary key,
      gift_id uuid not null references gifts on delete cascade,
      purpose text not null check (purpose in ('manage', 'amount')),
      expires_at timestamptz
    );
    create index gift_links_of_gift on gift_links (gift_id, purpose);
    create index gift_links_expiry on gift_links (expires_at) where expires_at is not null;
  `.execute(db);
}
