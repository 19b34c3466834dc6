import { readStoredDocument } from "../../app/fields/document/stored-document";
import type { InputOf } from "../platform/contract";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { forumContract } from "./forum-contract";
import { pageOf } from "./reactions";
import { findReader } from "./reader";
import { actsOnReaction, seenState } from "./rules";
import { slugOf } from "./slug-of";
import { selectThreads, threadFacts } from "./threads";

/** An own reaction that is shown, with what the member may do with it; null where there is none. */
export async function findOwnReaction(
  id: InputOf<(typeof forumContract)["ownReaction"]>["id"],
  member: SessionMember,
  services: Services,
) {
  const { db } = services;
  const reaction = await db
    .selectFrom("reactions")
    .selectAll()
    .where("id", "=", id)
    .where("author_id", "=", member.id)
    .where("state", "in", ["waiting", "withheld", "published"])
    .where("removed_by", "is", null)
    .executeTakeFirst();
  if (!reaction) return null;
  const thread = await selectThreads(db)
    .where("threads.id", "=", reaction.thread_id)
    .executeTakeFirstOrThrow();
  const reader = await findReader(member, services);
  const facts = { state: seenState(reaction), isOwn: true, isFull: false };
  const { kind } = threadFacts(thread, reader);
  return {
    id,
    version: reaction.version,
    document: readStoredDocument(reaction.document),
    page: reaction.position === null ? null : pageOf(reaction.position),
    thread: { id: thread.id, title: thread.title, slug: slugOf(thread.title), kind },
    acts: actsOnReaction(threadFacts(thread, reader), facts, reader),
  };
}
