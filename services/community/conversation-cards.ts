import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Queries, Tables } from "../tables";
import { type StoredAuthor, selectAuthor, shownAuthor } from "./author";
import type { ConversationCard } from "./forum-contract";
import { findPage } from "./paging";
import type { ReaderId } from "./reader";
import { itemsOnPage, type ThreadLink } from "./schemas";
import { slugOf } from "./slug-of";

/** Published conversations in an order that an index has. */
interface ConversationList {
  from: SelectQueryBuilder<Tables, "threads", object>;
  order: RawBuilder<unknown>;
}

/** The conversations that a viewer may read, the last reaction first. */
export function latestConversations(db: Queries, isMember: boolean): ConversationList {
  const all = db.selectFrom("threads").where("state", "=", "published").where("blog_id", "is", null);
  const isPublic = db.selectFrom("forum_groups").select("slug").where("is_public", "=", true);
  return {
    from: isMember ? all : all.where("group_slug", "in", isPublic),
    order: sql`threads.last_at desc, threads.id desc`,
  };
}

/** The conversations of a group, or of one of its topics: pinned ones first, then the last reaction first. */
export function conversationsOf(db: Queries, group: string, topicId: number | null): ConversationList {
  const all = db.selectFrom("threads").where("state", "=", "published");
  return {
    from: topicId === null ? all.where("group_slug", "=", group) : all.where("topic_id", "=", topicId),
    order: sql`threads.is_pinned desc, threads.last_at desc, threads.id desc`,
  };
}

/** A page of a list of conversations. */
export async function listConversations(
  db: Queries,
  list: ConversationList,
  asked: number,
  reader: ReaderId | null,
): Promise<{ page: number; pageCount: number; conversations: ConversationCard[] }> {
  const { page, pageCount, offset } = await findPage(db, list.from, asked);
  const rows = await selectCards(db, list, { limit: itemsOnPage, offset }, reader?.id ?? null).execute();
  return {
    page,
    pageCount,
    conversations: rows.map((row) => conversationCard(row, reader)),
  };
}

const shownPeople = 3;
/** Of so many reactions the writers are looked up, however many there are. */
const lastReactions = 10;

/** Who began a conversation and who reacted last, each once. */
const people = sql<StoredAuthor[]>`(
  select coalesce(json_agg(${selectAuthor("wrote.author_id")} order by wrote.number desc), '[]')
  from (
    select author_id, max(number) as number
    from (
      select threads.author_id, 2147483647 as number
      union all
      (select author_id, number from reactions where thread_id = threads.id and state = 'published'
        order by position desc, number desc limit ${sql.lit(lastReactions)})
    ) writers
    where author_id is not null
    group by author_id order by number desc limit ${sql.lit(shownPeople)}
  ) wrote
)`;

/** A part of a list of conversations. */
export function selectCards(
  db: Queries,
  { from, order }: ConversationList,
  { limit, offset }: { limit: number; offset: number },
  readerId: RawBuilder<string | null> | string | null,
) {
  // The ids come from the index alone, so that what is skipped costs next to nothing.
  const listed = from.select("threads.id").orderBy(order).limit(limit).offset(offset);
  return db
    .selectFrom(listed.as("listed"))
    .innerJoin("threads", "threads.id", "listed.id")
    .innerJoin("forum_groups", "forum_groups.slug", "threads.group_slug")
    .leftJoin("forum_topics", "forum_topics.id", "threads.topic_id")
    .leftJoin("reactions", "reactions.id", "threads.last_reaction_id")
    .leftJoin("members as last_author", "last_author.id", "reactions.author_id")
    .leftJoin("thread_reads", (join) =>
      join.onRef("thread_reads.thread_id", "=", "threads.id").on("thread_reads.member_id", "=", readerId),
    )
    .select(["threads.id", "threads.title", "threads.created_at", "threads.closed_at", "threads.is_pinned"])
    .select(["threads.reaction_count", "threads.last_number"])
    .select(["forum_groups.slug as group_slug", "forum_groups.title as group_title", "is_public"])
    .select(["forum_topics.slug as topic_slug", "forum_topics.title as topic_title"])
    .select(["reactions.created_at as reaction_at", "last_author.username as last_username"])
    .select("thread_reads.number as read_number")
    .select([selectAuthor("threads.author_id").as("author"), people.as("people")])
    .orderBy(order);
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>["execute"]>>[number];

/** A conversation in a list, as a viewer sees it. */
export function conversationCard(row: CardRow, reader: ReaderId | null): ConversationCard {
  return {
    id: row.id,
    title: row.title,
    slug: slugOf(row.title),
    group: { slug: row.group_slug, title: row.group_title, isPublic: row.is_public },
    topic: shownTopic(row),
    author: shownAuthor(row.author, reader),
    people: row.people.flatMap((person) => shownAuthor(person, reader) ?? []),
    at: row.created_at.toISOString(),
    isClosed: row.closed_at !== null,
    isPinned: row.is_pinned,
    reactionCount: row.reaction_count,
    lastReaction: row.reaction_at && { at: row.reaction_at.toISOString(), username: row.last_username },
    isUnread: row.read_number !== null && row.read_number < row.last_number,
  };
}

/** The topic of a row; null where it has none. */
export function shownTopic({
  topic_slug,
  topic_title,
}: {
  topic_slug: string | null;
  topic_title: string | null;
}) {
  return topic_slug !== null && topic_title !== null ? { slug: topic_slug, title: topic_title } : null;
}

const linkCount = 3;

/** Other conversations of a group, those of the same topic first. */
export async function listMore(
  db: Queries,
  { id, group, topicId }: { id: string; group: string; topicId: number | null },
): Promise<ThreadLink[]> {
  const part = (topic: number | null, rank: number) => {
    const { from, order } = conversationsOf(db, group, topic);
    return sql`(select id, title, ${sql.lit(rank)} as rank from (${from
      .select(["threads.id", "threads.title"])
      .where("threads.id", "!=", id)
      .orderBy(order)
      .limit(linkCount)}) part)`;
  };
  const parts = topicId === null ? [part(null, 1)] : [part(topicId, 0), part(null, 1)];
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from (${sql.join(parts, sql` union all `)}) parts
    group by id, title order by min(rank) limit ${linkCount}
  `.execute(db);
  return rows.map(({ id, title }) => ({ id, title, slug: slugOf(title) }));
}
