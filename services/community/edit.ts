import { sql } from "kysely";
import type { TextDocument } from "../../app/fields/document/schema";
import { readStoredDocument } from "../../app/fields/document/stored-document";
import type { AnswerTo, InputOf } from "../platform/contract";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import { checkText } from "./check-text";
import type { forumContract } from "./forum-contract";
import { findTopicId } from "./groups";
import { refuse } from "./pace";
import { quotedLineOf, storedReaction } from "./react";
import { actsOnReaction, actsOnThread, seenState } from "./rules";
import { indexReaction, indexThread } from "./search/index-text";
import { storedThread } from "./start-conversation";
import { asWriter } from "./submit";
import { lockThread, threadFacts } from "./threads";
import type { Writer } from "./writer";

type Edit = (typeof forumContract)["editConversation"];
type EditReaction = (typeof forumContract)["editReaction"];

/** A stored text, and the change of it. */
interface Change {
  stored: { version: number; title: string; document: TextDocument | null };
  /** The version that the writer saw. */
  version: number;
  title?: string;
  document: TextDocument;
}

/** The answer that somebody changed a text meanwhile. */
export function changedSince({ version, title, document }: Change["stored"]) {
  const stored = { version, title, document: readStoredDocument(document) };
  return { status: 409 as const, body: { reason: "changed" as const, stored } };
}

/** Whether a changed text can be stored; else the answer. */
export async function checkChange(
  trx: Queries,
  writer: Writer,
  { stored, version, title = "", document }: Change,
) {
  if (stored.version !== version) return { refusal: changedSince(stored) };
  const text = await checkText(trx, writer, { title, document });
  return text.kind === "refused" ? { refusal: text.refusal } : { refusal: null, needsLook: text.needsLook };
}

/** Whether a text is stored with this document, whatever the order of its keys, and nobody took it away. */
export function isStored(document: TextDocument) {
  return sql<boolean>`document is not distinct from ${JSON.stringify(document)}::jsonb
    and state not in ('hidden', 'removed') and removed_by is null`;
}

/** Changes an own conversation. */
export async function editConversation(
  { input, member }: { input: InputOf<Edit>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<Edit>> {
  const { id, title, document, version } = input;
  return asWriter<AnswerTo<Edit>>(member, services, async (trx, writer) => {
    const thread = await lockThread(trx, id);
    if (!thread || thread.author_id !== writer.id || thread.group_slug === null)
      return { status: 404, body: {} };
    const facts = threadFacts(thread, writer);
    const topicId = input.topic === null ? null : await findTopicId(trx, thread.group_slug, input.topic);
    const same = trx
      .selectFrom("threads")
      .select("id")
      .where("id", "=", id)
      .where("title", "=", title)
      .where("topic_id", "is not distinct from", topicId)
      .where(isStored(document));
    if (await same.executeTakeFirst()) return { status: 200, body: await storedThread(trx, id) };
    if (writer.silencedUntil) return refuse("silenced", { until: writer.silencedUntil.toISOString() });
    if (!actsOnThread(facts, writer).includes("edit")) return refuse("closed");
    const checked = await checkChange(trx, writer, { stored: thread, version, title, document });
    if (checked.refusal) return checked.refusal;
    await trx
      .updateTable("threads")
      .set((eb) => ({
        title,
        document: JSON.stringify(document),
        topic_id: topicId,
        edited_at: services.now(),
        version: eb("version", "+", 1),
        ...(checked.needsLook && { needs_look: true }),
      }))
      .where("id", "=", id)
      .execute();
    await indexThread(trx, { id, kind: "conversation", title, document });
    return { status: 200, body: await storedThread(trx, id) };
  });
}

/** Changes an own reaction. */
export async function editReaction(
  { input: { id, document, version }, member }: { input: InputOf<EditReaction>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<EditReaction>> {
  return asWriter<AnswerTo<EditReaction>>(member, services, async (trx, writer) => {
    const found = await lockReaction(trx, id, writer.id);
    if (!found) return { status: 404, body: {} };
    const { reaction, thread } = found;
    const same = trx.selectFrom("reactions").select("id").where("id", "=", id).where(isStored(document));
    if (await same.executeTakeFirst()) return { status: 200, body: await storedReaction(trx, id) };
    if (writer.silencedUntil) return refuse("silenced", { until: writer.silencedUntil.toISOString() });
    const facts = { state: seenState(reaction), isOwn: true, isFull: false };
    if (!actsOnReaction(threadFacts(thread, writer), facts, writer).includes("edit")) return refuse("closed");
    const stored = { version: reaction.version, title: thread.title, document: reaction.document };
    const checked = await checkChange(trx, writer, { stored, version, document });
    if (checked.refusal) return checked.refusal;
    await trx
      .updateTable("reactions")
      .set((eb) => ({
        document: JSON.stringify(document),
        edited_at: services.now(),
        version: eb("version", "+", 1),
        ...(checked.needsLook && { needs_look: true }),
      }))
      .where("id", "=", id)
      .execute();
    await forgetQuotes(trx, id, document);
    await indexReaction(trx, { id, document, thread });
    return { status: 200, body: await storedReaction(trx, id) };
  });
}

/** Takes out of quotes what is not said any more: its writer may have taken somebody's address out. */
async function forgetQuotes(trx: Queries, id: string, document: TextDocument): Promise<void> {
  await trx
    .updateTable("reactions")
    .set({ quoted_words: "" })
    .where("quoted_id", "=", id)
    .where(sql<boolean>`strpos(${quotedLineOf(document)}, rtrim(quoted_words, '…')) = 0`)
    .execute();
}

/** A reaction of a member with its thread, which is locked: see `lockThread`. */
export async function lockReaction(trx: Queries, id: string, memberId: string) {
  const find = trx.selectFrom("reactions").where("id", "=", id).where("author_id", "=", memberId);
  const place = await find.select("thread_id").executeTakeFirst();
  const thread = place && (await lockThread(trx, place.thread_id));
  const reaction = thread && (await find.selectAll().executeTakeFirst());
  return reaction ? { reaction, thread } : null;
}
