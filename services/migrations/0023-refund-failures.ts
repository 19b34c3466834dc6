import { type Kysely, sql } from "kysely";

/** Why a payment could not be given back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table gift_refunds add column failure text`.execute(db);
}
