import { type Kysely, sql } from "kysely";

/** Entries of a blog in any state, for their writer: other indexes have those that others see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index threads_of_own_blog on threads (blog_id) where blog_id is not null`.execute(db);
}
