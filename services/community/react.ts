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
import { checkPace, refuse, type Stop } from "./pace";
import { countAnswers, pageOf } from "./reactions";
import { accessTo, actsOnThread, seenState } from "./rules";
import { longest, mostAnswers } from "./schemas";
import { indexReaction } from "./search/index-text";
import { asWriter, findSubmitted } from "./submit";
import { lockThread, type ThreadRow, threadFacts } from "./threads";
import { recordPost } from "./writer";

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
    const stop = await checkPace(trx, writer, "reactions", now);
    if (stop) return stop;
    if (!actsOnThread(facts, writer).includes("react")) return refuse("closed");
    const parent = await findParent(trx, thread, input.answersTo);
    if ("status" in parent) return parent;
    const text = await checkText(trx, writer, input);
    if (text.kind === "refused") return text.stop;
    const isPublished = !writer.isNew && !text.needsLook;
    const { id } = await trx
      .insertInto("reactions")
      .values({
        ...{ thread_id: thread.id, parent_id: parent.id, author_id: writer.id, submission: input.key },
        ...(await findQuote(trx, thread, input.quote)),
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

interface Parent {
  id: string | null;
  position: number | null;
}

/** The reaction that is answered; of an answer, the one that it answers itself. */
async function findParent(
  trx: Queries,
  { id: threadId }: ThreadRow,
  id: string | null,
): Promise<Parent | Stop> {
  if (id === null) return { id: null, position: null };
  const find = (sought: string) =>
    trx
      .selectFrom("reactions")
      .select(["id", "parent_id", "position", "state"])
      .where("thread_id", "=", threadId)
      .where("id", "=", sought)
      .executeTakeFirst();
  const answered = await find(id);
  if (answered?.state !== "published") return refuse("gone");
  const parentId = answered.parent_id ?? answered.id;
  if ((await countAnswers(trx, parentId)) >= mostAnswers) return refuse("full");
  return { id: parentId, position: answered.position };
}

/** The words that are quoted: nobody can put others into the mouth of the quoted member. */
async function findQuote(
  trx: Queries,
  { id: threadId }: ThreadRow,
  quote: InputOf<React>["quote"],
): Promise<{ quoted_id: string | null; quoted_words: string | null }> {
  const quoted = quote
    ? await trx
        .selectFrom("reactions")
        .select(["id", "document"])
        .where("thread_id", "=", threadId)
        .where("id", "=", quote.reaction)
        .where("state", "=", "published")
        .executeTakeFirst()
    : undefined;
  if (!quote || !quoted?.document) return { quoted_id: null, quoted_words: null };
  const said = wordsOf(quoted.document);
  const words = oneLine(quote.words);
  const isSaid = words !== "" && said.includes(words);
  return { quoted_id: quoted.id, quoted_words: isSaid ? words : truncate(said, longest.quote - 1) };
}

/** The words of a text on one line, as quotes have them. */
export const wordsOf = (document: TextDocument) => oneLine(documentText(document));

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

/** Whether the owner of the blog blocked who wrote a reaction. */
async function isUnwanted(trx: Queries, { blog_id }: Pick<ThreadRow, "blog_id">, id: string) {
  const block = await trx
    .selectFrom("reactions")
    .innerJoin("contact_sides", "contact_sides.other_id", "reactions.author_id")
    .select("contact_sides.contact_id")
    .where("reactions.id", "=", id)
    .where("contact_sides.member_id", "=", blog_id)
    .where("contact_sides.blocked_at", "is not", null)
    .executeTakeFirst();
  return block !== undefined;
}

/** How a reaction is stored, for its writer. */
export async function storedReaction(trx: Queries, id: string) {
  const { state, position } = await trx
    .selectFrom("reactions")
    .select(["state", "position"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, state: seenState(state), page: position === null ? null : pageOf(position) };
}
