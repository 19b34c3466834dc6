import { sql } from "kysely";
import type { Services } from "../../platform/services";
import { objectionMonths } from "./schemas";

/**
 * Forgets what nobody can object to any more: reports that were settled, and the texts of posts that a moderator
 * removed. An objection without an answer keeps the text.
 */
export async function forgetModeration({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const before = new Date(now());
  before.setUTCMonth(before.getUTCMonth() - objectionMonths);
  await db.deleteFrom("reports").where("settled_at", "<", before).execute();
  const columns = { threads: "thread_id", reactions: "reaction_id" } as const;
  for (const table of ["threads", "reactions"] as const)
    await sql`
      update ${sql.table(table)} set document = null
      where removed_by = 'moderator' and document is not null and not exists (
        select from decisions where decisions.${sql.ref(columns[table])} = ${sql.table(table)}.id
          and (decided_at >= ${before} or objected_at is not null and answered_at is null)
      )`.execute(db);
}
