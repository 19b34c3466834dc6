import { type Kysely, sql } from "kysely";

/** Reactions of members whom the owner of the blog blocked: only their writer sees them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reactions drop constraint reactions_state_check;
    alter table reactions add constraint reactions_state_check
      check (state in ('waiting', 'withheld', 'published', 'hidden', 'removed'));
    -- One that is withheld stands on a page, but has no place in time that others could miss.
    alter table reactions drop constraint reactions_check;
    alter table reactions add constraint reactions_placed
      check ((position is null) = (number is null) or state = 'withheld');
  `.execute(db);
}
