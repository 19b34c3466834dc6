import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import { type Reader, readerOf } from "./reader";

/** A member who writes. */
export interface Writer extends Reader {
  joinedAt: Date;
  lastPostAt: Date | null;
}

/**
 * The member of a call as a writer; null where the account is gone by now. Posts of one member wait for each other, and
 * a deletion of the account waits for them.
 */
export async function lockWriter(trx: Queries, member: SessionMember, now: Date): Promise<Writer | null> {
  // First, as a deletion locks this row first too.
  const row = await trx
    .selectFrom("members")
    .select(["created_at", "verified_at"])
    .where("id", "=", member.id)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) return null;
  await trx
    .insertInto("community_members")
    .values({ member_id: member.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const standing = await trx
    .selectFrom("community_members")
    .selectAll()
    .where("member_id", "=", member.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    ...readerOf(member, standing, now),
    joinedAt: row.verified_at ?? row.created_at,
    lastPostAt: standing.last_post_at,
  };
}

/** Remembers a post for the pace of its writer. */
export async function recordPost(
  trx: Queries,
  { id }: Writer,
  { isPublished }: { isPublished: boolean },
  { now }: Pick<Services, "now">,
): Promise<void> {
  await trx
    .updateTable("community_members")
    .set((eb) => ({
      last_post_at: now(),
      published_count: eb("published_count", "+", isPublished ? 1 : 0),
    }))
    .where("member_id", "=", id)
    .execute();
}
