import { recordAct } from "../platform/audit/record-act";
import type { AnswerTo, InputOf } from "../platform/contract";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import type { forumContract } from "./forum-contract";
import { findGroup, findTopicId } from "./groups";
import { readerOf } from "./reader";
import { actsOnThread } from "./rules";
import { lockThread, type ThreadRow, threadFacts } from "./threads";

type Moderate = (typeof forumContract)["moderateConversation"];
type Input = InputOf<Moderate>;

/** Closes, reopens, pins, unpins or moves a conversation. What was done already is no error. */
export async function moderateConversation(
  { input, member }: { input: Input; member: SessionMember },
  { db, now }: Services,
): Promise<AnswerTo<Moderate>> {
  return db.transaction().execute(async (trx) => {
    const thread = await lockThread(trx, input.id);
    if (thread?.state !== "published" || thread.group_slug === null) return { status: 404, body: {} };
    const reader = readerOf(member, undefined, now());
    if (!actsOnThread(threadFacts(thread, reader), reader).includes(input.act))
      return { status: 200, body: {} };
    const change = await changeOf(trx, thread, input, now());
    if (!change) return { status: 404, body: {} };
    await trx.updateTable("threads").set(change).where("id", "=", thread.id).execute();
    const facts = { conversation: thread.id };
    const act = {
      actor: member.id,
      action: `${input.act} conversation`,
      subject: thread.author_id,
      facts,
    } as const;
    await recordAct(trx, act, now());
    return { status: 200, body: {} };
  });
}

/** The columns that an act changes; null where it moves a conversation to a place that does not exist. */
async function changeOf(trx: Queries, thread: ThreadRow, { act, reason, group, topic }: Input, now: Date) {
  switch (act) {
    case "close":
      return { closed_at: now, closed_reason: reason };
    case "reopen":
      return { closed_at: null, closed_reason: null };
    case "pin":
      return { is_pinned: true };
    case "unpin":
      return { is_pinned: false };
    case "move": {
      const slug = group ?? thread.group_slug ?? "";
      const topicId = topic === null ? null : await findTopicId(trx, slug, topic);
      const isKnown = (await findGroup(trx, slug, null)) && (topic === null || topicId !== null);
      return isKnown ? { group_slug: slug, topic_id: topicId } : null;
    }
  }
}
