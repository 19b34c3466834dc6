import { type Kysely, sql } from "kysely";

/** Photos and exports of members, by the names of their blobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table photos (
      member_id uuid primary key references members on delete cascade,
      -- The photo that is to be seen.
      shown_id uuid,
      -- The upload of which a job makes the next one.
      upload_id uuid unique,
      has_failed boolean not null default false,
      uploaded_at timestamptz not null
    );

    create table exports (
      -- A member has one at a time.
      member_id uuid primary key references members on delete cascade,
      id uuid not null unique,
      state text not null check (state in ('waiting', 'ready', 'failed')),
      -- Where it was requested, for the mail.
      brand text not null,
      origin text not null,
      requested_at timestamptz not null,
      ready_at timestamptz
    );
    create index exports_requested on exports (requested_at);
  `.execute(db);
}
