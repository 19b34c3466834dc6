import { sql } from "kysely";
import type { Queries } from "../tables";
import type { GroupContent } from "./content";

/** Any number that no other lock of the database has: processes that start at once take turns. */
const lock = 7_026_533;

/** Copies the groups of the content with their topics. Those that are no longer there are not listed any more. */
export async function syncGroups(db: Queries, groups: readonly GroupContent[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
    await trx.updateTable("forum_groups").set({ is_listed: false }).execute();
    await trx.updateTable("forum_topics").set({ is_listed: false }).execute();
    for (const [position, group] of groups.entries()) {
      const { slug, title, introduction, picture = null, public: is_public } = group;
      const row = { title, introduction, picture, is_public, position, is_listed: true };
      await trx
        .insertInto("forum_groups")
        .values({ slug, ...row })
        .onConflict((conflict) => conflict.column("slug").doUpdateSet(row))
        .execute();
      const topics = group.topics.map((topic, index) => ({
        ...topic,
        group_slug: slug,
        position: index,
        is_listed: true,
      }));
      await trx
        .insertInto("forum_topics")
        .values(topics)
        .onConflict((conflict) =>
          conflict.columns(["group_slug", "slug"]).doUpdateSet((eb) => ({
            title: eb.ref("excluded.title"),
            position: eb.ref("excluded.position"),
            is_listed: true,
          })),
        )
        .execute();
    }
  });
}
