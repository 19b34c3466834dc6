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
  await forgetMessages(db, before);
  await sql`
    delete from blog_texts where state = 'removed'
      and not exists (select from reports where reports.blog_text_id = blog_texts.id)
      and not exists (
        select from decisions where decisions.blog_text_id = blog_texts.id
          and (decided_at >= ${before} or objected_at is not null and answered_at is null)
      )`.execute(db);
}

/** Copies of messages, and the texts of those that were removed or never sent. A report keeps them too. */
async function forgetMessages(db: Services["db"], before: Date): Promise<void> {
  const { rows } = await sql<{ message_id: string }>`
    update judged_messages set copy = null
    where copy is not null and state in ('published', 'removed') and not needs_look and not exists (
      select from decisions where decisions.message_id = judged_messages.message_id
        and (decided_at >= ${before} or objected_at is not null and answered_at is null)
    ) returning message_id`.execute(db);
  const ids = rows.map(({ message_id }) => message_id);
  await sql`delete from messages where id = any(${ids}::bigint[]) and state = 'refused'`.execute(db);
  await sql`update messages set text = '' where id = any(${ids}::bigint[]) and state = 'removed'`.execute(db);
}
