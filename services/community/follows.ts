import { sql } from "kysely";
import type { AnswerTo, InputOf } from "../platform/contract";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import type { followsContract } from "./follows-contract";
import { findTopicId } from "./groups";
import { accessTo } from "./rules";
import { selectThreads, threadFacts } from "./threads";

export type Target = { thread_id: string } | { topic_id: number } | { blog_id: string };

/** Has a member follow a thread, a topic or a blog. Returns whether they did not before. */
async function follow(trx: Queries, memberId: string, target: Target, now: Date): Promise<boolean> {
  const none = { thread_id: null, topic_id: null, blog_id: null };
  const row = await trx
    .insertInto("follows")
    .values({ ...none, ...target, member_id: memberId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("member_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Has a member follow a conversation or an entry. */
export async function followThread(trx: Queries, memberId: string, id: string, now: Date): Promise<void> {
  await follow(trx, memberId, { thread_id: id }, now);
}

/** Has a member stop following something. Returns whether they did before. */
async function unfollow(trx: Queries, memberId: string, target: Target): Promise<boolean> {
  const [[column, value] = ["", ""]] = Object.entries(target);
  const row = await trx
    .deleteFrom("follows")
    .where("member_id", "=", memberId)
    .where(sql.ref(column), "=", value)
    .returning("member_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Has a member follow something or stop, with the count of a blog. What was so already is no error. */
export async function changeFollow(
  trx: Queries,
  { memberId, target, follows }: { memberId: string; target: Target; follows: boolean },
  now: Date,
): Promise<void> {
  const isChanged = follows
    ? await follow(trx, memberId, target, now)
    : await unfollow(trx, memberId, target);
  if (isChanged && "blog_id" in target)
    await trx
      .updateTable("blogs")
      .set((eb) => ({ follower_count: eb("follower_count", "+", follows ? 1 : -1) }))
      .where("member_id", "=", target.blog_id)
      .execute();
}

type SetFollow = (typeof followsContract)["setFollow"];

/** Follows what a member chose, or stops. */
export async function setFollow(
  { input: { target, follows }, member }: { input: InputOf<SetFollow>; member: SessionMember },
  { db, now }: Services,
): Promise<AnswerTo<SetFollow>> {
  return db.transaction().execute(async (trx) => {
    // As in a deletion of the account, before everything else.
    const own = await trx.selectFrom("members").where("id", "=", member.id).forKeyShare().executeTakeFirst();
    const found = own && (await findTarget(trx, target, member, follows));
    if (!found) return { status: 404, body: {} };
    await changeFollow(trx, { memberId: member.id, target: found, follows }, now());
    return { status: 200, body: {} };
  });
}

/** What is to be followed; null where the member may not read it. Following ends also for what is not shown any more. */
async function findTarget(
  trx: Queries,
  target: InputOf<SetFollow>["target"],
  member: SessionMember,
  follows: boolean,
): Promise<Target | null> {
  switch (target.kind) {
    case "thread": {
      const row = await selectThreads(trx)
        .where("threads.id", "=", target.id)
        .forKeyShare("threads")
        .executeTakeFirst();
      const viewer = { ...member, isNew: false, silencedUntil: null };
      const isOpen =
        row && row.state === "published" && accessTo(threadFacts(row, member), viewer) === "open";
      return row && (isOpen || !follows) ? { thread_id: row.id } : null;
    }
    case "topic": {
      const id = await findTopicId(trx, target.group, target.topic);
      return id === null ? null : { topic_id: id };
    }
    case "blog": {
      const blog = await trx
        .selectFrom("blogs")
        .innerJoin("members", "members.id", "blogs.member_id")
        .select("blogs.member_id")
        .where((eb) => eb(eb.fn("lower", ["username"]), "=", target.username.toLowerCase()))
        .forKeyShare("blogs")
        .executeTakeFirst();
      return blog && blog.member_id !== member.id ? { blog_id: blog.member_id } : null;
    }
  }
}
