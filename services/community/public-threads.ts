import type { Queries } from "../tables";
import { slugOf } from "./slug-of";

/** How many ids a part of the public threads spans. */
const idsInPart = 10_000;

/** The public conversations and entries whose ids are in a part, from 1, and how many parts there are. */
export async function listPublicThreads(db: Queries, part: number) {
  const { newest } = await db
    .selectFrom("threads")
    .select((eb) => eb.fn.max("id").as("newest"))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("threads")
    .leftJoin("forum_groups", "forum_groups.slug", "threads.group_slug")
    .leftJoin("member_preferences", "member_preferences.member_id", "threads.blog_id")
    .select(["threads.id", "threads.title", "threads.blog_id", "threads.last_at", "threads.edited_at"])
    .where("threads.id", ">", String((part - 1) * idsInPart))
    .where("threads.id", "<=", String(part * idsInPart))
    .where("threads.state", "=", "published")
    .where("threads.document", "is not", null)
    .where((eb) => eb.or([eb("forum_groups.is_public", "=", true), eb("blog_visibility", "=", "public")]))
    .orderBy("threads.id")
    .execute();
  return {
    parts: Math.ceil(Number(newest ?? 0) / idsInPart),
    threads: rows.map(({ id, title, blog_id, last_at, edited_at }) => ({
      id,
      title,
      slug: slugOf(title),
      kind: blog_id === null ? ("conversation" as const) : ("entry" as const),
      changedAt: new Date(Math.max(last_at.getTime(), edited_at?.getTime() ?? 0)).toISOString(),
    })),
  };
}
