import { sql } from "kysely";
import type { Eraser } from "../platform/eraser";

/** Any number that no other lock of the database has. */
const lock = 7_026_532;

/**
 * What nobody but the member and moderators saw goes. What was published stays without its author: references to the
 * member become null, and blogs go with their entries and all that stands below them.
 */
export const eraseCommunity: Eraser = async (trx, { id }) => {
  // Two members who wrote in each other's blogs would wait for each other.
  await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
  const followed = trx.selectFrom("follows").select("blog_id").where("member_id", "=", id);
  await trx
    .updateTable("blogs")
    .set((eb) => ({ follower_count: eb("follower_count", "-", 1) }))
    .where("member_id", "in", followed)
    .execute();
  for (const table of ["reactions", "threads"] as const) {
    await trx
      .deleteFrom(table)
      .where("author_id", "=", id)
      .where("state", "in", ["draft", "waiting", "withheld"] as const)
      .execute();
    await trx
      .updateTable(table)
      .set({ document: null })
      .where("author_id", "=", id)
      .where("state", "=", "removed")
      .execute();
  }
};
