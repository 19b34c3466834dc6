import { type Kysely, sql } from "kysely";

/** Ids of contacts that tell nothing of how many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Random, and the same for both sides; outside the database a contact has no other id.
    alter table contact_sides add column public_id text;
    with made as materialized (select id, gen_random_uuid()::text as public_id from contacts)
    update contact_sides set public_id = made.public_id from made where made.id = contact_id;
    alter table contact_sides alter column public_id set not null;
    create unique index contact_sides_by_public_id on contact_sides (public_id, member_id);
  `.execute(db);
}
