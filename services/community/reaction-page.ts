import { type RawBuilder, sql } from "kysely";
import { prepare } from "../platform/database/preparing-dialect";
import type { Queries } from "../tables";
import { pageOf, positionsOn, type ReactionRow, selectReactions, shownReaction } from "./reactions";
import type { Reader } from "./reader";
import type { ThreadFacts } from "./rules";
import type { ReactionPage } from "./schemas";

/** Which page of reactions is asked for. */
interface ReactionChoice {
  page: number;
  /** The id of a reaction. */
  reaction?: string | undefined;
  unread?: "true" | undefined;
}

/** What is known of the reactions to a thread before they are read. */
interface ReactionPlaces {
  last_position: number;
  last_number: number;
  reaction_count: number;
  /** Up to which one the reader saw them; null where they never opened the thread. */
  read_number: number | null;
  first_unread: { id: string; position: number } | null;
  chosen_position: number | null;
}

/** What a query of threads selects to find the page of reactions. */
export function selectPlaces(readerId: RawBuilder<string | null>, reaction: RawBuilder<string | null>) {
  return [
    sql<ReactionPlaces["first_unread"]>`(
      select json_build_object('id', reactions.id::text, 'position', reactions.position)
      from reactions
      join thread_reads on thread_reads.thread_id = reactions.thread_id
        and thread_reads.member_id = ${readerId}::uuid
      where reactions.thread_id = threads.id and reactions.number > thread_reads.number
        and reactions.state = 'published' and reactions.author_id is distinct from thread_reads.member_id
      order by reactions.number limit 1
    )`.as("first_unread"),
    sql<number | null>`(
      select reactions.position from reactions
      where reactions.id = ${reaction}::bigint and reactions.thread_id = threads.id
    )`.as("chosen_position"),
  ] as const;
}

interface Thread {
  id: string;
  facts: ThreadFacts;
  places: ReactionPlaces;
}

/** A page of the reactions to a thread. For a member, what is on it counts as read. */
export async function getReactionPage(
  db: Queries,
  { id, facts, places }: Thread,
  reader: Reader | null,
  choice: ReactionChoice,
): Promise<ReactionPage> {
  const pageCount = Math.max(1, pageOf(places.last_position));
  const page = Math.min(chosenPage(places, choice), pageCount);
  const rows = await readReactions(db, { threadId: id, readerId: reader?.id ?? null, ...positionsOn(page) });
  if (reader && (places.read_number ?? -1) < places.last_number)
    await markRead(db, { threadId: id, readerId: reader.id, page, places });
  const placed = rows.filter(({ position }) => position !== null);
  const answersTo = (id: string) => placed.filter(({ parent_id }) => parent_id === id);
  const shown = (row: ReactionRow) =>
    shownReaction(row, {
      thread: facts,
      reader,
      readNumber: places.read_number,
      answerCount: answersTo(row.parent_id ?? row.id).length,
    });
  return {
    page,
    pageCount,
    count: places.reaction_count,
    reactions: placed
      .filter(({ parent_id }) => parent_id === null)
      .map((row) => ({ ...shown(row), page, answers: answersTo(row.id).map(shown) })),
    waiting: rows
      .filter(({ position }) => position === null)
      .map((row) => ({ ...shown(row), answersTo: row.parent_id })),
    firstUnread: places.first_unread && {
      reaction: places.first_unread.id,
      page: pageOf(places.first_unread.position),
    },
  };
}

function chosenPage({ chosen_position, first_unread }: ReactionPlaces, choice: ReactionChoice): number {
  if (chosen_position !== null) return pageOf(chosen_position);
  if (choice.unread && first_unread) return pageOf(first_unread.position);
  return choice.page;
}

interface PageOfReader {
  threadId: string;
  readerId: string | null;
  /** Positions. */
  first: number;
  last: number;
}

/** The reactions of a page, of those that are withheld the reader's own, and those of the reader that wait. */
const readReactions = prepare<PageOfReader>()((db, value) =>
  selectReactions(db)
    .where("reactions.thread_id", "=", value("threadId"))
    .where((eb) =>
      eb.or([
        eb.and([
          eb.between("reactions.position", value("first"), value("last")),
          eb.or([eb("reactions.state", "!=", "withheld"), eb("reactions.author_id", "=", value("readerId"))]),
        ]),
        eb.and([eb("reactions.state", "=", "waiting"), eb("reactions.author_id", "=", value("readerId"))]),
      ]),
    )
    .orderBy("reactions.position")
    .orderBy("reactions.number")
    .orderBy("reactions.id")
    .compile(),
);

/** Moves the mark of a reader up to the first reaction that neither this page nor an earlier one has shown them. */
async function markRead(
  db: Queries,
  {
    threadId,
    readerId,
    page,
    places,
  }: { threadId: string; readerId: string; page: number; places: ReactionPlaces },
): Promise<void> {
  const { first, last } = positionsOn(page);
  const seen = sql<number>`coalesce((
    select number - 1 from reactions
    where thread_id = ${threadId} and number > ${places.read_number ?? 0} and state = 'published'
      and position not between ${first} and ${last} and author_id is distinct from ${readerId}::uuid
    order by number limit 1
  ), ${places.last_number})`;
  await db
    .insertInto("thread_reads")
    .columns(["member_id", "thread_id", "number"])
    .expression((eb) =>
      // A thread or a member that is deleted meanwhile is no error.
      eb
        .selectFrom("threads")
        .innerJoin("members", (join) => join.on("members.id", "=", readerId))
        .select(["members.id as member_id", "threads.id as thread_id", seen.as("number")])
        .where("threads.id", "=", threadId)
        .forKeyShare(),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["member_id", "thread_id"])
        .doUpdateSet({ number: sql`greatest(thread_reads.number, excluded.number)` }),
    )
    .execute();
}
