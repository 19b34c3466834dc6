import { type Kysely, sql } from "kysely";

/** The queue of mails, addresses that bounced, and the processes that run jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      id uuid primary key,
      template text not null,
      -- Null where there is no such member: then nothing is sent.
      member_id uuid references members on delete cascade,
      -- Only where it is not the member's own; erased once the mail is sent.
      address text,
      brand text not null,
      origin text not null,
      facts jsonb not null,
      message_id text not null,
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'dropped')),
      attempts integer not null default 0,
      last_code text,
      address_hash bytea,
      created_at timestamptz not null,
      -- When it was sent, failed or was dropped.
      ended_at timestamptz,
      leased_until timestamptz
    );
    create index mails_member on mails (member_id);
    create index mails_ended on mails (ended_at) where ended_at is not null;

    create table bounced_addresses (
      -- A keyed hash: no address is stored.
      address_hash bytea primary key,
      bounced_at timestamptz not null
    );

    create table job_workers (
      id text primary key,
      seen_at timestamptz not null
    );
  `.execute(db);
}
