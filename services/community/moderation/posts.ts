import { sql } from "kysely";
import type { TextDocument } from "../../../app/fields/document/schema";
import type { Caller } from "../../platform/http/route";
import type { Role } from "../../platform/roles";
import type { Queries } from "../../tables";
import { selectAuthor } from "../author";
import { pageOf } from "../reactions";
import type { PostState } from "../schemas";
import { slugOf } from "../slug-of";
import { lockThread, type ThreadRow } from "../threads";
import type { PostKind } from "./schemas";

/** What addresses a post. */
export interface PostPlace {
  kind: PostKind;
  id: string;
}

interface StoredPost extends PostPlace {
  /** Null for a message and a blog. */
  thread_id: string | null;
  title: string;
  blog_id: string | null;
  author_id: string | null;
  /** Of a message. */
  recipient_id: string | null;
  document: TextDocument | null;
  /** Of a blog. */
  introduction: string | null;
  /** Of a message: its text with those around it, encrypted. */
  copy: Buffer | null;
  /** Of a message that waits since the same text was sent to others: to how many. */
  copies: number | null;
  state: Exclude<PostState, "draft">;
  removed_by: "author" | "moderator" | null;
  needs_look: boolean;
  version: number;
  created_at: Date;
  edited_at: Date | null;
  parent_id: string | null;
  position: number | null;
}

/**
 * Conversations, entries, reactions, messages and texts of blogs, which moderators look at alike, without what nobody
 * else sees.
 */
const posts = sql<StoredPost>`(
  select case when blog_id is null then 'conversation' else 'entry' end as kind, id, id as thread_id, title, blog_id,
    author_id, null::uuid as recipient_id, document, null::text as introduction, null::bytea as copy,
    null::integer as copies, state, removed_by, needs_look, version, created_at, edited_at, null::bigint as parent_id, null::integer as position
  from threads where state <> 'draft'
  union all
  select 'reaction', reactions.id, thread_id, title, blog_id, reactions.author_id, null, reactions.document, null, null,
    null, reactions.state, reactions.removed_by, reactions.needs_look, reactions.version, reactions.created_at,
    reactions.edited_at, parent_id, position
  from reactions join threads on threads.id = thread_id where reactions.state <> 'withheld'
  union all
  select 'message', message_id, null, '', null, author_id, recipient_id, null, null, copy, copies, state, removed_by,
    needs_look, 1, sent_at, null, null, null
  from judged_messages
  union all
  select 'blog', id, null, title, member_id, member_id, null, null, introduction, null, null, state, removed_by,
    needs_look, version, written_at, null, null, null
  from blog_texts
)`.as("posts");

/** Posts with who wrote them. */
export function selectPosts(db: Queries) {
  return db.selectFrom(posts).selectAll().select(selectAuthor("posts.author_id").as("author"));
}

export type PostRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectPosts>["executeTakeFirst"]>>>;

export async function findPost(db: Queries, { kind, id }: PostPlace): Promise<PostRow | null> {
  const query = selectPosts(db).where("kind", "=", kind).where("id", "=", id);
  return (await query.executeTakeFirst()) ?? null;
}

/** The columns that refer to a post. */
export function columnOf({ kind, id }: PostPlace) {
  const none = { thread_id: null, reaction_id: null, message_id: null, blog_text_id: null };
  return { ...none, [columnNames[kind]]: id };
}

/** The column that refers to posts of a kind. */
export const columnNames = {
  conversation: "thread_id",
  entry: "thread_id",
  reaction: "reaction_id",
  message: "message_id",
  blog: "blog_text_id",
} as const satisfies Record<PostKind, string>;

/** The conversation or entry of a post; null for a message and a blog. */
export function threadOf({
  thread_id: id,
  title,
  blog_id,
}: Pick<PostRow, "thread_id" | "title" | "blog_id">) {
  if (id === null) return null;
  const kind = blog_id === null ? ("conversation" as const) : ("entry" as const);
  return { kind, id, title, slug: slugOf(title) };
}

/** Whether its text is still there. */
export const hasText = ({
  document,
  copy,
  introduction,
}: Pick<PostRow, "document" | "copy" | "introduction">) =>
  document !== null || copy !== null || introduction !== null;

/** What a post says of a blog; null for other posts. */
export function blogTextOf({
  author,
  title,
  introduction,
}: Pick<PostRow, "author" | "title" | "introduction">) {
  return introduction === null ? null : { title, introduction, username: author?.username ?? "" };
}

/** The page of the reactions that a post is on. */
export const pageOfPost = ({ position }: Pick<PostRow, "position">) =>
  position === null ? null : pageOf(position);

export interface LockedMember {
  id: string;
  role: Role;
  brand: string;
  origin: string;
}

/** The site of mails to a member: where they logged in last, or of who causes the mail. */
export function siteOf(
  { brand, origin }: LockedMember,
  caller: Pick<Caller, "brand" | "origin">,
): Pick<Caller, "brand" | "origin"> {
  return origin ? { brand, origin } : caller;
}

export interface LockedPost {
  post: PostRow;
  /** Null for a message and a blog. */
  thread: ThreadRow | null;
  /** Null where the author left. */
  author: LockedMember | null;
  /** The member who acts on it; null where there is none. */
  actor: LockedMember | null;
}

/** A post with its thread, or its contact, its author and who acts on it, locked until the transaction ends. */
export async function lockPost(
  trx: Queries,
  place: PostPlace,
  actorId: string | null,
): Promise<LockedPost | null> {
  const found = await findPost(trx, place);
  if (!found) return null;
  // Members before the thread, as in a deletion of an account, and the author's standing as when they write.
  const members = await lockMembers(trx, [found.author_id, found.recipient_id, actorId]);
  await lockStanding(trx, members.find(({ id }) => id === found.author_id)?.id ?? null);
  const thread = found.thread_id === null ? null : await lockThread(trx, found.thread_id);
  if (thread === null) await lockContactOf(trx, found);
  const post = await findPost(trx, place);
  if (!post || (post.thread_id !== null && !thread)) return null;
  const memberOf = (id: string | null) => members.find((member) => member.id === id) ?? null;
  return { post, thread, author: memberOf(post.author_id), actor: memberOf(actorId) };
}

/** Keeps members from being deleted until the transaction ends; those who left are left out. */
export async function lockMembers(trx: Queries, ids: readonly (string | null)[]): Promise<LockedMember[]> {
  return trx
    .selectFrom("members")
    .select(["id", "role", "brand", "origin"])
    .where(
      "id",
      "in",
      ids.map((id) => id ?? nobody),
    )
    .orderBy("id")
    .forKeyShare()
    .execute();
}

/** Waits for what members do to a contact, as their acts wait for each other. */
async function lockContactOf(trx: Queries, { author_id, recipient_id }: PostRow): Promise<void> {
  if (author_id === null || recipient_id === null) return;
  const [first, second] = [author_id, recipient_id].sort();
  await trx
    .selectFrom("contacts")
    .select("id")
    .where("first_id", "=", first ?? "")
    .where("second_id", "=", second ?? "")
    .forUpdate()
    .execute();
}

const nobody = "00000000-0000-0000-0000-000000000000";

async function lockStanding(trx: Queries, memberId: string | null): Promise<void> {
  if (memberId === null) return;
  await trx
    .insertInto("community_members")
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const standing = trx.selectFrom("community_members").select("member_id").where("member_id", "=", memberId);
  await standing.forUpdate().execute();
}
