import type { Queries } from "../tables";

/** More than are deleted between two calls; acts may commit in another order than that of their ids. */
const limit = 100;

/** The acts of the log that deleted a member, the newest first. */
export async function listDeletions(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom("audit_log")
    .select("id")
    .where("action", "=", "delete member")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
