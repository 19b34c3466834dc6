import { type Kysely, sql } from "kysely";

/** What members tell about themselves, and how they want things to be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Health data has a table of its own. Who has no row here, told nothing.
    create table profiles (
      member_id uuid primary key references members on delete cascade,
      gender text,
      birth_year smallint,
      biography text,
      province text,
      -- The items that members may see; all others are not shared.
      shared text[] not null
    );

    -- Who has no row here, changed nothing.
    create table member_preferences (
      member_id uuid primary key references members on delete cascade,
      blog_visibility text not null check (blog_visibility in ('members', 'public')),
      message_mails text not null check (message_mails in ('none', 'soon', 'daily')),
      reaction_mails text not null check (reaction_mails in ('none', 'soon', 'daily')),
      follow_mails text not null check (follow_mails in ('none', 'soon', 'daily')),
      -- What the member may be approached for; when and to which text they said so.
      approach text[] not null,
      approach_version text,
      approach_at timestamptz,
      -- Size of letters and so on, for the member's next device.
      reading jsonb
    );
  `.execute(db);
}
