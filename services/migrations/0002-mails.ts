import { type Kysely, sql } from "kysely";

/** The mails that were ordered. What they say is made when they are sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      id uuid primary key default gen_random_uuid(),
      template text not null,
      member_id uuid references members on delete cascade,
      -- Where it goes instead of the member's own address; erased once it is sent.
      address text,
      brand text not null,
      origin text not null,
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'dropped')),
      -- Of the mail server's last answer.
      last_code integer,
      leased_until timestamptz,
      created_at timestamptz not null,
      ended_at timestamptz
    );
    create index mails_member on mails (member_id);
    create index mails_ended on mails (ended_at) where ended_at is not null;
  `.execute(db);
}
