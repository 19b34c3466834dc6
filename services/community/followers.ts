import type { Queries } from "../tables";
import { selectAuthor, shownAuthor } from "./author";
import { findPage } from "./paging";
import { type Author, itemsOnPage } from "./schemas";

/** A page of who follows the blog of a member and lets members see their profile, the last follower first. */
export async function listFollowers(
  db: Queries,
  writer: { id: string },
  asked: number,
): Promise<{ page: number; pageCount: number; followers: NonNullable<Author>[] }> {
  const list = db
    .selectFrom("follows")
    .innerJoin("members", "members.id", "follows.member_id")
    .where("blog_id", "=", writer.id)
    .where("state", "=", "active")
    .where("profile_visible", "=", true);
  const { page, pageCount, offset } = await findPage(db, list, asked);
  const rows = await list
    .select(selectAuthor("follows.member_id").as("author"))
    .orderBy("follows.created_at", "desc")
    .orderBy("follows.member_id")
    .limit(itemsOnPage)
    .offset(offset)
    .execute();
  return { page, pageCount, followers: rows.flatMap(({ author }) => shownAuthor(author, writer) ?? []) };
}
