import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { Queries, Tables } from "../tables";
import type { Reader } from "./reader";
import type { ThreadFacts } from "./rules";

const columns = [
  ...([
    "id",
    "group_slug",
    "topic_id",
    "blog_id",
    "author_id",
    "title",
    "document",
    "date",
    "state",
  ] as const),
  ...(["version", "created_at", "edited_at", "published_at", "closed_at", "closed_reason"] as const),
  ...(["is_pinned", "reaction_count", "last_position", "last_number"] as const),
] as const;
const threadColumns = columns.map((column) => `threads.${column}` as const);

/** Whether visitors cannot read a thread. */
const isForMembers = sql<boolean>`case when threads.blog_id is null then not forum_groups.is_public
  else coalesce(member_preferences.blog_visibility, 'members') = 'members' end`;

/** Threads with what decides who sees them. */
export function selectThreads(db: Queries) {
  return db
    .selectFrom("threads")
    .leftJoin("forum_groups", "forum_groups.slug", "threads.group_slug")
    .leftJoin("member_preferences", "member_preferences.member_id", "threads.blog_id")
    .select(threadColumns)
    .select(isForMembers.as("is_for_members"));
}

export type ThreadRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof selectThreads>["executeTakeFirst"]>>
>;

/** A thread, locked until the transaction ends: whatever changes it or its reactions waits for each other. */
export async function lockThread(trx: Queries, id: string): Promise<ThreadRow | null> {
  const query = selectThreads(trx).where("threads.id", "=", id).forUpdate("threads");
  return (await query.executeTakeFirst()) ?? null;
}

/** What the rules ask of a thread. */
export function threadFacts(row: ThreadRow, viewer: Pick<Reader, "id"> | null): ThreadFacts {
  return {
    kind: row.blog_id === null ? "conversation" : "entry",
    state: row.state,
    isOwn: viewer !== null && row.author_id === viewer.id,
    isForMembers: row.is_for_members,
    isClosed: row.closed_at !== null,
    isPinned: row.is_pinned,
    isErased: row.document === null,
  };
}

type ThreadBuilder = ExpressionBuilder<Tables, "threads">;

/** What a query of threads selects for one reader: the mark up to which they read, and whether they follow it. */
export function selectForReader(readerId: RawBuilder<string | null>) {
  return (eb: ThreadBuilder) => [
    eb
      .selectFrom("thread_reads")
      .select("thread_reads.number")
      .whereRef("thread_reads.thread_id", "=", "threads.id")
      .where("thread_reads.member_id", "=", readerId)
      .as("read_number"),
    sql<boolean>`exists (select from follows where follows.thread_id = threads.id
      and follows.member_id = ${readerId}::uuid)`.as("is_followed"),
  ];
}
