import { sql } from "kysely";
import { documentText } from "../../app/fields/document/document-text";
import type { TextDocument } from "../../app/fields/document/schema";
import { oneLine, truncate } from "../../app/utils/text";
import type { AnswerTo, InputOf } from "../platform/contract";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import { checkText } from "./check-text";
import { followThread } from "./follows";
import type { forumContract } from "./forum-contract";
import { checkPace, type PostRefusal, refuse } from "./pace";
import { countAnswers, pageOf } from "./reactions";
import { accessTo, actsOnThread, seenState } from "./rules";
import { longest, mostAnswers } from "./schemas";
import { indexReaction } from "./search/index-text";
import { asWriter, findSubmitted } from "./submit";
import { lockThread, type ThreadRow, threadFacts } from "./threads";
import { recordPost, type Writer } from "./writer";

type React = (typeof forumContract)["react"];

/** Stores a reaction to a thread, or an answer to a reaction. */
export async function react(
  { input, member }: { input: InputOf<React>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<React>> {
  const now = services.now();
  return asWriter<AnswerTo<React>>(member, services, async (trx, writer) => {
    const known = await findSubmitted(trx, "reactions", writer, input.key);
    if (known) return { status: 201, body: await storedReaction(trx, known) };
    const thread = await lockThread(trx, input.id);
    const facts = thread && threadFacts(thread, writer);
    if (!facts || accessTo(facts, writer) === "missing") return { status: 404, body: {} };
    const refusal = await checkPace(trx, writer, "reactions", now);
    if (refusal) return refusal;
    if (!actsOnThread(facts, writer).includes("react")) return refuse("closed");
    const parent = await findParent(trx, thread, input.answersTo, writer);
    if ("status" in parent) return parent;
    const text = await checkText(trx, writer, input);
    if (text.kind === "refused") return text.refusal;
    const isPublished = !writer.isNew && !text.needsLook;
    const { id } = await trx
      .insertInto("reactions")
      .values({
        thread_id: thread.id,
        parent_id: parent.id,
        author_id: writer.id,
        submission: input.key,
        ...(await findQuote(trx, thread, input.quote, writer)),
        document: JSON.stringify(input.document),
        state: "waiting",
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (isPublished) await publishReaction(trx, thread, { id, parentPosition: parent.position }, now);
    await indexReaction(trx, { id, document: input.document, thread });
    await recordPost(trx, writer, { isPublished }, services);
    if (input.follow) await followThread(trx, writer.id, thread.id, now);
    return { status: 201, body: await storedReaction(trx, id) };
  });
}

/** Whether a member sees a reaction as published, as they do one of their own that is withheld. */
const isSeenPublished = ({ id }: Writer) =>
  sql<boolean>`(state = 'published' or state = 'withheld' and author_id = ${id} and removed_by is null)`;

interface Parent {
  id: string | null;
  position: number | null;
}

/** The reaction that is answered; of an answer, the one that it answers itself. */
async function findParent(
  trx: Queries,
  { id: threadId }: ThreadRow,
  id: string | null,
  writer: Writer,
): Promise<Parent | PostRefusal> {
  if (id === null) return { id: null, position: null };
  const find = (sought: string) =>
    trx
      .selectFrom("reactions")
      .select(["id", "parent_id", "position"])
      .where("thread_id", "=", threadId)
      .where("id", "=", sought)
      .where(isSeenPublished(writer))
      .executeTakeFirst();
  const answered = await find(id);
  if (!answered) return refuse("gone");
  const parentId = answered.parent_id ?? answered.id;
  if ((await countAnswers(trx, parentId, writer.id)) >= mostAnswers) return refuse("full");
  return { id: parentId, position: answered.position };
}

/** The words that are quoted: nobody can put others into the mouth of the quoted member. */
async function findQuote(
  trx: Queries,
  { id: threadId }: ThreadRow,
  quote: InputOf<React>["quote"],
  writer: Writer,
): Promise<{ quoted_id: string | null; quoted_words: string | null }> {
  const quoted = quote
    ? await trx
        .selectFrom("reactions")
        .select(["id", "document"])
        .where("thread_id", "=", threadId)
        .where("id", "=", quote.reaction)
        .where(isSeenPublished(writer))
        .executeTakeFirst()
    : undefined;
  if (!quote || !quoted?.document) return { quoted_id: null, quoted_words: null };
  const said = quotedLineOf(quoted.document);
  const words = oneLine(quote.words);
  const isSaid = words !== "" && said.includes(words);
  return { quoted_id: quoted.id, quoted_words: isSaid ? words : truncate(said, longest.quote - 1) };
}

/** The words of a text on one line, as quotes have them. */
export const quotedLineOf = (document: TextDocument) => oneLine(documentText(document));

/**
 * Gives a reaction that waits its place, for good; one that the owner of the blog does not want stays with its writer,
 * who is not told. The thread has to be locked.
 */
export async function publishReaction(
  trx: Queries,
  thread: Pick<ThreadRow, "id" | "blog_id" | "last_position">,
  { id, parentPosition }: { id: string; parentPosition: number | null },
  now: Date,
): Promise<void> {
  if (await isUnwanted(trx, thread, id)) {
    const position = parentPosition ?? Math.max(thread.last_position, 1);
    await trx.updateTable("reactions").set({ state: "withheld", position }).where("id", "=", id).execute();
    return;
  }
  const { last_position, last_number } = await trx
    .updateTable("threads")
    .set((eb) => ({
      last_position: eb("last_position", "+", parentPosition === null ? 1 : 0),
      last_number: eb("last_number", "+", 1),
      reaction_count: eb("reaction_count", "+", 1),
      last_reaction_id: id,
      last_at: now,
    }))
    .where("id", "=", thread.id)
    .returning(["last_position", "last_number"])
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("reactions")
    .set({ state: "published", position: parentPosition ?? last_position, number: last_number })
    .where("id", "=", id)
    .execute();
}

/** Whether the owner of the blog blocked who wrote a reaction, or it is about one that is withheld. */
async function isUnwanted(trx: Queries, { blog_id }: Pick<ThreadRow, "blog_id">, id: string) {
  const { rows } = await sql`
    select from reactions where id = ${id} and (
      exists (select from contact_sides
        where member_id = ${blog_id} and other_id = reactions.author_id and blocked_at is not null)
      or exists (select from reactions earlier
        where earlier.id in (reactions.parent_id, reactions.quoted_id) and earlier.state = 'withheld')
    )`.execute(trx);
  return rows.length > 0;
}

/** How a reaction is stored, for its writer. */
export async function storedReaction(trx: Queries, id: string) {
  const { state, removed_by, position } = await trx
    .selectFrom("reactions")
    .select(["state", "removed_by", "position"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, state: seenState({ state, removed_by }), page: position === null ? null : pageOf(position) };
}
