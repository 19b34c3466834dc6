import { type Kysely, sql } from "kysely";

/** The second factor of staff, and the sessions that were opened with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      member_id uuid primary key references members on delete cascade,
      -- Encrypted: the database alone lets nobody in.
      secret bytea not null,
      confirmed_at timestamptz,
      last_step integer not null
    );
    create table recovery_codes (
      member_id uuid not null references members on delete cascade,
      code_hash bytea not null,
      primary key (member_id, code_hash)
    );
    alter table sessions add column staff_until timestamptz;
    create index audit_log_action on audit_log (action, id);
  `.execute(db);
}
