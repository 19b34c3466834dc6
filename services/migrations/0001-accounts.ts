import { type Kysely, sql } from "kysely";

/** Members with their sessions, links and devices; the queue of mails; counts of tries; the log of staff's acts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table members (
      id uuid primary key default gen_random_uuid(),
      username text not null check (username ~ '^[a-zA-Z0-9]{3,20}$'),
      email text not null,
      password_hash text not null,
      role text not null default 'member'
        check (role in ('member', 'moderator', 'expert', 'editor', 'admin')),
      state text not null default 'unverified' check (state in ('unverified', 'active', 'blocked')),
      terms_version text not null,
      profile_visible boolean not null,
      created_at timestamptz not null,
      verified_at timestamptz,
      last_visit_at timestamptz,
      previous_visit_at timestamptz
    );
    create unique index members_username on members (lower(username));
    create unique index members_email on members (lower(email));
    create index members_unverified on members (created_at) where state = 'unverified';

    -- Apart from the member, as it is health data: who has no row here, never consented or withdrew.
    create table health_profiles (
      member_id uuid primary key references members on delete cascade,
      relationship text,
      forms text[] not null,
      phase text,
      consent_version text not null,
      consented_at timestamptz not null
    );

    create table sessions (
      token_hash bytea primary key,
      member_id uuid not null references members on delete cascade,
      device_name text not null,
      remember boolean not null,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index sessions_member on sessions (member_id);
    create index sessions_expiry on sessions (expires_at);

    create table devices (
      token_hash bytea primary key,
      member_id uuid not null references members on delete cascade,
      last_used_at timestamptz not null
    );
    create index devices_member on devices (member_id);

    create table links (
      token_hash bytea primary key,
      purpose text not null,
      member_id uuid not null references members on delete cascade,
      -- The new address, for a change of address.
      email text,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index links_member on links (member_id, purpose);
    create index links_expiry on links (expires_at);

    create table tries (
      -- A keyed hash of what is counted: no address is stored.
      key bytea primary key,
      failures integer not null,
      -- Until then further tries are refused.
      blocked_until timestamptz not null,
      expires_at timestamptz not null
    );
    create index tries_expiry on tries (expires_at);

    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor text not null,
      action text not null,
      subject text,
      facts jsonb not null default '{}'
    );
    create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the log is append-only';
      end
    $$;
    create trigger audit_log_append_only before update or delete or truncate on audit_log
      for each statement execute function refuse_change();
  `.execute(db);
}
