import type { AnswerTo, InputOf } from "../platform/contract";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import { lockReaction } from "./edit";
import type { forumContract } from "./forum-contract";
import { settleReports } from "./moderation/settle-reports";
import { actsOnReaction, actsOnThread, seenState } from "./rules";
import { asWriter } from "./submit";
import { lockThread, threadFacts } from "./threads";

type Remove = (typeof forumContract)["removeConversation"];
type RemoveReaction = (typeof forumContract)["removeReaction"];

/** Erases an own conversation: all of it while nobody reacted, else its text. */
export async function removeConversation(
  { input: { id }, member }: { input: InputOf<Remove>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<Remove>> {
  return asWriter<AnswerTo<Remove>>(member, services, async (trx, writer) => {
    const thread = await lockThread(trx, id);
    if (!thread || thread.author_id !== writer.id || thread.blog_id !== null)
      return { status: 404, body: {} };
    const facts = threadFacts(thread, writer);
    if (!actsOnThread(facts, writer).includes("remove")) return { status: 200, body: {} };
    if (facts.state === "waiting") {
      await trx.deleteFrom("threads").where("id", "=", id).execute();
    } else {
      const isWhole = thread.reaction_count === 0 || facts.state === "hidden";
      await eraseThread(trx, { kind: "conversation", id, isWhole }, services.now());
    }
    return { status: 200, body: {} };
  });
}

interface Erased {
  kind: "conversation" | "entry";
  id: string;
  /** Whether its title and its page go too. */
  isWhole: boolean;
}

/** Erases the text of a thread, and tells who reported it. */
export async function eraseThread(trx: Queries, { kind, id, isWhole }: Erased, now: Date): Promise<void> {
  await trx
    .updateTable("threads")
    .set((eb) => ({
      document: null,
      removed_by: "author" as const,
      edited_at: now,
      needs_look: false,
      ...(isWhole && { title: "", state: "removed" as const }),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
  await settleReports(trx, { kind, id }, null, now);
}

/** Erases the text of an own reaction. Its place stays, and the answers to it; one that waits goes altogether. */
export async function removeReaction(
  { input: { id }, member }: { input: InputOf<RemoveReaction>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<RemoveReaction>> {
  return asWriter<AnswerTo<RemoveReaction>>(member, services, async (trx, writer) => {
    const found = await lockReaction(trx, id, writer.id);
    if (!found) return { status: 404, body: {} };
    const { reaction, thread } = found;
    const facts = { state: seenState(reaction), isOwn: true, isFull: false };
    if (!actsOnReaction(threadFacts(thread, writer), facts, writer).includes("remove"))
      return { status: 200, body: {} };
    if (reaction.state === "waiting") {
      await trx.deleteFrom("reactions").where("id", "=", id).execute();
      return { status: 200, body: {} };
    }
    await trx
      .updateTable("reactions")
      .set((eb) => ({
        state: reaction.state === "withheld" ? "withheld" : "removed",
        document: null,
        removed_by: "author",
        edited_at: services.now(),
        needs_look: false,
        version: eb("version", "+", 1),
      }))
      .where("id", "=", id)
      .execute();
    // What others quoted of it are the same words.
    await trx.updateTable("reactions").set({ quoted_words: "" }).where("quoted_id", "=", id).execute();
    if (reaction.state === "published") await countReaction(trx, thread.id, -1);
    await settleReports(trx, { kind: "reaction", id }, null, services.now());
    return { status: 200, body: {} };
  });
}

/** Corrects what a thread says of its reactions, after one is not shown any more, or shown again. */
export async function countReaction(trx: Queries, threadId: string, change: 1 | -1): Promise<void> {
  const last = await trx
    .selectFrom("reactions")
    .select(["id", "created_at"])
    .where("thread_id", "=", threadId)
    .where("state", "=", "published")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  await trx
    .updateTable("threads")
    .set((eb) => ({
      reaction_count: eb("reaction_count", "+", change),
      last_reaction_id: last?.id ?? null,
      last_at: last?.created_at ?? eb.fn.coalesce("published_at", "created_at"),
    }))
    .where("id", "=", threadId)
    .execute();
}
