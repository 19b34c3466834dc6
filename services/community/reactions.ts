import { sql } from "kysely";
import { readStoredDocument } from "../../app/fields/document/stored-document";
import type { Queries } from "../tables";
import { selectAuthor, shownAuthor } from "./author";
import type { Reader } from "./reader";
import { actsOnReaction, seenState, type ThreadFacts } from "./rules";
import { mostAnswers, reactionsOnPage, type ShownAnswer } from "./schemas";

/** The page that a position is on. */
export function pageOf(position: number): number {
  return Math.ceil(position / reactionsOnPage);
}

/** The positions on a page. */
export function positionsOn(page: number): { first: number; last: number } {
  return { first: (page - 1) * reactionsOnPage + 1, last: page * reactionsOnPage };
}

/** Reactions with who wrote them and what they quote. */
export function selectReactions(db: Queries) {
  return db
    .selectFrom("reactions")
    .leftJoin("reactions as quoted", "quoted.id", "reactions.quoted_id")
    .leftJoin("members as quoted_author", "quoted_author.id", "quoted.author_id")
    .select(["reactions.id", "reactions.parent_id", "reactions.author_id", "reactions.document"])
    .select(["reactions.quoted_id", "reactions.quoted_words", "reactions.state", "reactions.removed_by"])
    .select(["reactions.rule", "reactions.position", "reactions.number", "reactions.version"])
    .select(["reactions.created_at", "reactions.edited_at"])
    .select(["quoted.state as quoted_state", "quoted_author.username as quoted_username"])
    .select(selectAuthor("reactions.author_id").as("author"));
}

export type ReactionRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof selectReactions>["executeTakeFirst"]>>
>;

interface Shown {
  thread: ThreadFacts;
  reader: Reader | null;
  /** Up to which reaction the reader saw the thread on earlier visits; null for what is new to them as a whole. */
  readNumber: number | null;
  answerCount: number;
}

/** A reaction as a viewer sees it: nothing but its place, where it is hidden or removed. */
export function shownReaction(
  row: ReactionRow,
  { thread, reader, readNumber, answerCount }: Shown,
): ShownAnswer {
  const isOwn = reader !== null && row.author_id === reader.id;
  const state = seenState(row);
  const isShown = state === "published" || state === "waiting";
  const isFull = answerCount >= mostAnswers;
  return {
    id: row.id,
    author: shownAuthor(row.author, reader),
    at: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    version: row.version,
    acts: actsOnReaction(thread, { state, isOwn, isFull }, reader),
    state,
    document: isShown ? readStoredDocument(row.document) : null,
    removal: row.removed_by && { by: row.removed_by, rule: row.rule },
    quote: isShown ? quoteOf(row) : null,
    isNew: readNumber !== null && !isOwn && (row.number ?? 0) > readNumber,
  };
}

function quoteOf(row: ReactionRow): ShownAnswer["quote"] {
  if (row.quoted_id === null || row.quoted_words === null) return null;
  // What is withheld is quoted by its writer only, in what is withheld too.
  const isQuotable = row.quoted_state === "published" || row.quoted_state === "withheld";
  return {
    reaction: row.quoted_id,
    words: (isQuotable && row.quoted_words) || null,
    username: row.quoted_username,
  };
}

/** How many answers a reaction has or will have, for who writes one; those that were taken away keep their place. */
export async function countAnswers(db: Queries, id: string, writerId: string): Promise<number> {
  const row = await db
    .selectFrom("reactions")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("parent_id", "=", id)
    // Who is blocked cannot fill the place of others.
    .where((eb) => eb.or([eb("state", "!=", "withheld"), eb("author_id", "=", writerId)]))
    .executeTakeFirst();
  return row?.count ?? 0;
}
