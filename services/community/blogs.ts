import { sql } from "kysely";
import type { Queries } from "../tables";
import { selectAuthor, shownAuthor } from "./author";
import { type OwnText, ownText, shownTextId } from "./blog-text";
import type { Blog, BlogCard } from "./blogs-contract";
import { type EntryRow, entryCard } from "./entry-cards";
import { findPage, type Page } from "./paging";
import { isNewMember, type Reader, type ReaderId } from "./reader";
import { actsOnBlog } from "./rules";
import { itemsOnPage } from "./schemas";

/** Blogs with who reads them, which is a preference of their writer. */
function selectBlogs(db: Queries) {
  return db
    .selectFrom("blogs")
    .innerJoin("members", "members.id", "blogs.member_id")
    .leftJoin("member_preferences", "member_preferences.member_id", "blogs.member_id")
    .select([
      "blogs.member_id",
      "blogs.title",
      "introduction",
      "follower_count",
      "last_entry_at",
      "blog_visibility",
    ])
    .select(selectAuthor("blogs.member_id").as("author"));
}

type BlogRow = Awaited<ReturnType<ReturnType<typeof selectBlogs>["executeTakeFirstOrThrow"]>>;
/** A blog with its texts: only its writer sees what waits. */
interface FoundBlog extends BlogRow {
  own_text: OwnText | null;
  text_id: string | null;
}
type BlogFacts = Pick<BlogRow, "title" | "introduction" | "blog_visibility" | "author">;

/** What is said of a blog wherever it is named. */
export function blogFacts(
  { title, introduction, blog_visibility, author }: BlogFacts,
  reader: ReaderId | null,
) {
  return { title, introduction, isPublic: blog_visibility === "public", author: shownAuthor(author, reader) };
}

/**
 * The blog of a member; null where there is none. Others do not see that of a new member before a moderator published
 * an entry of it.
 */
export async function findBlog(
  db: Queries,
  username: string,
  reader: ReaderId | null,
): Promise<FoundBlog | null> {
  const row = await selectBlogs(db)
    .leftJoin("community_members", "community_members.member_id", "blogs.member_id")
    .select(["members.role", "published_count", ownText.as("own_text"), shownTextId.as("text_id")])
    .where((eb) => eb(eb.fn("lower", ["members.username"]), "=", username.toLowerCase()))
    .executeTakeFirst();
  if (!row) return null;
  const isHeld = row.last_entry_at === null && isNewMember(row.role, row.published_count);
  return isHeld && row.member_id !== reader?.id ? null : row;
}

/** A blog as a viewer sees it: its writer with a change that waits. */
export async function shownBlog(
  db: Queries,
  row: FoundBlog,
  viewer: Pick<Reader, "id" | "role" | "isStaffOpen"> | null,
): Promise<Blog> {
  const isOwn = row.member_id === viewer?.id;
  const waiting = isOwn && row.own_text?.state === "waiting" ? row.own_text : null;
  const follow = await db
    .selectFrom("follows")
    .select("blog_id")
    .where("blog_id", "=", row.member_id)
    .where("member_id", "=", viewer?.id ?? null)
    .executeTakeFirst();
  return {
    ...blogFacts({ ...row, ...waiting }, viewer),
    followerCount: row.follower_count,
    isFollowed: follow !== undefined,
    textId: row.text_id,
    isWaiting: waiting !== null,
    acts: actsOnBlog({ isOwn, hasText: row.text_id !== null }, viewer),
  };
}

/** Blogs with an entry that a viewer may read. */
function listedBlogs(db: Queries, isMember: boolean) {
  const all = db
    .selectFrom("blogs")
    .leftJoin("member_preferences", "member_preferences.member_id", "blogs.member_id")
    .where("last_entry_at", "is not", null);
  return isMember ? all : all.where("blog_visibility", "=", "public");
}

/** A page of blogs, the newest entry first. */
export async function listBlogs(
  db: Queries,
  asked: number,
  reader: ReaderId | null,
): Promise<{ page: number; pageCount: number; blogs: BlogCard[] }> {
  const isMember = reader !== null;
  const { page, pageCount, offset } = await findPage(db, listedBlogs(db, isMember), asked);
  const rows = await selectBlogCards(db, { limit: itemsOnPage, offset }, isMember).execute();
  return { page, pageCount, blogs: rows.map((row) => blogCard(row, reader)) };
}

/** A part of the list of blogs. */
export function selectBlogCards(
  db: Queries,
  { limit, offset }: Pick<Page, "offset"> & { limit: number },
  isMember: boolean,
) {
  const order = sql`blogs.last_entry_at desc, blogs.member_id`;
  const listed = listedBlogs(db, isMember)
    .select("blogs.member_id")
    .orderBy(order)
    .limit(limit)
    .offset(offset);
  return selectBlogs(db)
    .innerJoin(listed.as("listed"), "listed.member_id", "blogs.member_id")
    .select((eb) =>
      sql<EntryRow | null>`(select to_json(entry) from (${eb
        .selectFrom("threads")
        .select(["id", "title", "document", "date", "published_at", "reaction_count"])
        .whereRef("blog_id", "=", "blogs.member_id")
        .where("state", "=", "published")
        .orderBy("published_at", "desc")
        .limit(1)}) entry)`.as("entry"),
    )
    .orderBy(order);
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectBlogCards>["execute"]>>[number];

/** A blog in a list, as a viewer sees it. */
export function blogCard({ entry, ...row }: CardRow, reader: ReaderId | null): BlogCard {
  return { ...blogFacts(row, reader), lastEntry: entry && entryCard(entry) };
}
