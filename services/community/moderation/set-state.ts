import type { Services } from "../../platform/services";
import type { Queries } from "../../tables";
import { publishReaction } from "../react";
import { countReaction } from "../remove";
import type { ThreadRow } from "../threads";
import { markNewest } from "../write-entry";
import { setBlogState } from "./blog-state";
import { setMessageState } from "./message-state";
import type { LockedPost } from "./posts";
import { type Change, columnsOfChange } from "./transitions";

/** Shows, hides or removes a post, with the counts that depend on it. */
export async function setState(
  trx: Queries,
  { post, thread, author }: LockedPost,
  change: Change,
  services: Services,
): Promise<void> {
  if (post.kind === "blog") return setBlogState(trx, post, change, services.now());
  if (thread === null) return setMessageState(trx, post, change, services);
  const { state } = change;
  const now = services.now();
  const columns = columnsOfChange(change);
  const isFirst = post.state === "waiting" || !wasShown(post, thread);
  if (post.kind === "reaction") {
    await trx.updateTable("reactions").set(columns).where("id", "=", post.id).execute();
    if (state === "published" && post.position === null)
      await publishReaction(
        trx,
        thread,
        { id: post.id, parentPosition: await parentPosition(trx, post) },
        now,
      );
    else if (state === "published" && post.state !== "published") await countReaction(trx, thread.id, 1);
    else if (state !== "published" && post.state === "published") await countReaction(trx, thread.id, -1);
  } else {
    const places = isFirst && state === "published" ? { published_at: now, last_at: now } : {};
    await trx
      .updateTable("threads")
      .set({ ...columns, ...places })
      .where("id", "=", post.id)
      .execute();
    if (thread.blog_id !== null) await markNewest(trx, thread.blog_id);
  }
  if (author && isFirst && state === "published")
    await trx
      .updateTable("community_members")
      .set((eb) => ({ published_count: eb("published_count", "+", 1) }))
      .where("member_id", "=", author.id)
      .execute();
}

/** Whether others saw it before. */
function wasShown({ kind, position }: LockedPost["post"], { published_at }: ThreadRow): boolean {
  return kind === "reaction" ? position !== null : published_at !== null;
}

/** The place of the reaction that is answered; null for one of its own. */
async function parentPosition(trx: Queries, { parent_id }: LockedPost["post"]): Promise<number | null> {
  if (parent_id === null) return null;
  const parent = trx.selectFrom("reactions").select("position").where("id", "=", parent_id);
  return (await parent.executeTakeFirstOrThrow()).position;
}
