import { sql } from "kysely";
import { decryptCopy } from "../../inbox/message-encryption";
import type { Services } from "../../platform/services";
import type { Queries } from "../../tables";
import { pageOf } from "../reactions";
import { type DecisionRow, selectDecisions, shownDecision } from "./decisions";
import { threadOf } from "./posts";
import { objectionMonths } from "./schemas";
import { isTheirs } from "./transitions";

const pageSize = 20;

/** Decisions with the posts that they were about, which may be gone, and their authors. */
function selectDecided(db: Queries) {
  return selectDecisions(db)
    .leftJoin("reactions", "reactions.id", "decisions.reaction_id")
    .leftJoin("threads", (join) =>
      join.on("threads.id", "=", sql<string>`coalesce(decisions.thread_id, reactions.thread_id)`),
    )
    .leftJoin("judged_messages", "judged_messages.message_id", "decisions.message_id")
    .leftJoin("members as author", "author.id", "decisions.author_id")
    .select(["threads.id as in_thread", "threads.title as thread_title", "threads.blog_id"])
    .select(["reactions.position", "author.username as author_name"])
    .select(["judged_messages.copy", "judged_messages.recipient_id"]);
}

type DecidedRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectDecided>["executeTakeFirst"]>>>;

function shownDecided(row: DecidedRow) {
  const { in_thread: thread_id, thread_title, blog_id, position, post_kind: postKind } = row;
  const id = row.blog_text_id ?? row.message_id ?? row.reaction_id ?? row.thread_id;
  return {
    decision: shownDecision(row),
    title: row.title,
    postKind,
    author: row.author_name,
    post:
      id === null
        ? null
        : {
            kind: postKind,
            id,
            page: position === null ? null : pageOf(position),
            thread: threadOf({ thread_id, title: thread_title ?? "", blog_id }),
          },
  };
}

/** What was decided, the newest first. */
export async function listDecided({ before }: { before: string }, { db }: Services) {
  return page(selectDecided(db), before, shownDecided);
}

/** What was decided about the posts of a member, with whether they can object. */
export async function listOwnDecisions({ before }: { before: string }, memberId: string, services: Services) {
  const { db, now } = services;
  const own = selectDecided(db).where("decisions.author_id", "=", memberId).where(isToldToAuthor);
  return page(own, before, (row) => {
    const { decision, ...shown } = shownDecided(row);
    // Who decided is not for the author, nor what was noted in the log.
    const { by: _by, objection } = decision;
    const answer = objection?.answer && { ...objection.answer, by: null };
    const forAuthor = {
      ...decision,
      by: null,
      objection: objection && { ...objection, answer: answer ?? null },
    };
    return {
      ...shown,
      decision: forAuthor,
      canObject: canObject(row, now()),
      text: handedBack(row, services),
    };
  });
}

/** Not that a message of theirs may stand: it would tell who reported it. */
export const isToldToAuthor = sql<boolean>`(post_kind <> 'message' or kind <> 'publish'
  or state_before = 'waiting' or sanction is not null)`;

/** The text of a message that was not sent. */
function handedBack({ kind, state_before, message_id, copy }: DecidedRow, services: Services): string | null {
  const isUnsent = kind === "remove" && state_before === "waiting";
  return isUnsent && message_id !== null && copy ? decryptCopy(message_id, copy, services).text : null;
}

/** What was decided about the posts of a member, as moderators see it. */
export async function listDecidedOf(memberId: string, { db }: Services) {
  const rows = selectDecided(db).where("decisions.author_id", "=", memberId);
  return (await page(rows, "", shownDecided)).decisions;
}

/** Objections without an answer, the oldest first. */
export async function listObjections(moderatorId: string, { db }: Services) {
  const rows = await selectDecided(db)
    .where("objected_at", "is not", null)
    .where("answered_at", "is", null)
    .orderBy("objected_at")
    .orderBy("decisions.id")
    .limit(50)
    .execute();
  return rows.map((row) => ({ ...shownDecided(row), canAnswer: canAnswer(row, moderatorId) }));
}

/** Whether a moderator can answer an objection: not to their own decision, and not about what is theirs. */
export function canAnswer(
  { moderator_id, ...post }: Pick<DecidedRow, "moderator_id" | "author_id" | "recipient_id">,
  moderatorId: string,
): boolean {
  return moderator_id !== moderatorId && !isTheirs(post, moderatorId);
}

/** Whether an author can object: not to what was good for them, to what a machine did for a moment, twice or late. */
export function canObject(
  {
    kind,
    sanction,
    is_automatic,
    objected_at,
    decided_at,
  }: Omit<DecisionRow, "moderator_name" | "answerer_name">,
  now: Date,
): boolean {
  const isAgainst = kind === "hide" || kind === "remove" || sanction !== null;
  const until = new Date(decided_at);
  until.setUTCMonth(until.getUTCMonth() + objectionMonths);
  return isAgainst && !is_automatic && objected_at === null && now < until;
}

async function page<Shown>(
  decided: ReturnType<typeof selectDecided>,
  before: string,
  show: (row: DecidedRow) => Shown,
): Promise<{ decisions: Shown[]; hasMore: boolean }> {
  const newest = decided.orderBy("decisions.id", "desc").limit(pageSize + 1);
  const rows = await (before ? newest.where("decisions.id", "<", before) : newest).execute();
  return { decisions: rows.slice(0, pageSize).map(show), hasMore: rows.length > pageSize };
}
