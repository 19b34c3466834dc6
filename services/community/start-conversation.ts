import type { AnswerTo, InputOf } from "../platform/contract";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import { checkText } from "./check-text";
import { followThread } from "./follows";
import type { forumContract } from "./forum-contract";
import { findGroup, findTopicId } from "./groups";
import { checkPace } from "./pace";
import { indexThread } from "./search/index-text";
import { slugOf } from "./slug-of";
import { asWriter, findSubmitted } from "./submit";
import { recordPost } from "./writer";

type Start = (typeof forumContract)["startConversation"];

/** Starts a conversation in a group. */
export async function startConversation(
  { input, member }: { input: InputOf<Start>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<Start>> {
  const now = services.now();
  return asWriter<AnswerTo<Start>>(member, services, async (trx, writer) => {
    const known = await findSubmitted(trx, "threads", writer, input.key);
    if (known) return { status: 201, body: await storedThread(trx, known) };
    if (!(await findGroup(trx, input.group, writer))) return { status: 404, body: {} };
    const refusal = await checkPace(trx, writer, "threads", now);
    if (refusal) return refusal;
    const text = await checkText(trx, writer, input);
    if (text.kind === "refused") return text.refusal;
    const isPublished = !writer.isNew && !text.needsLook;
    const { id } = await trx
      .insertInto("threads")
      .values({
        group_slug: input.group,
        author_id: writer.id,
        title: input.title,
        submission: input.key,
        topic_id: input.topic === null ? null : await findTopicId(trx, input.group, input.topic),
        document: JSON.stringify(input.document),
        state: isPublished ? "published" : "waiting",
        published_at: isPublished ? now : null,
        created_at: now,
        last_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await indexThread(trx, { id, kind: "conversation", ...input });
    await recordPost(trx, writer, { isPublished }, services);
    if (input.follow) await followThread(trx, writer.id, id, now);
    return { status: 201, body: await storedThread(trx, id) };
  });
}

/** How a thread is stored, for its writer. */
export async function storedThread(trx: Queries, id: string) {
  const { title, state } = await trx
    .selectFrom("threads")
    .select(["title", "state"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, slug: slugOf(title), state };
}
