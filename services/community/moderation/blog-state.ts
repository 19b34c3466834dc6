import type { Queries } from "../../tables";
import { replaceTexts, showText } from "../blog-text";
import type { PostRow } from "./posts";
import type { DecidedState } from "./transitions";

interface Change {
  state: DecidedState;
  /** Of what is removed. */
  rule: number | null;
  needsLook: boolean;
}

/** Shows, hides or removes title and introduction of a blog. A change that is refused leaves what others saw before. */
export async function setBlogState(
  trx: Queries,
  { id, author_id: memberId, title, introduction, state: before }: PostRow,
  { state, rule, needsLook }: Change,
  now: Date,
): Promise<void> {
  // A blog goes with its writer.
  if (memberId === null || introduction === null) return;
  const isRemoved = state === "removed";
  if (state === "published") await replaceTexts(trx, { id, memberId }, now);
  await trx
    .updateTable("blog_texts")
    .set({
      state,
      needs_look: needsLook,
      removed_by: isRemoved ? "moderator" : null,
      rule: isRemoved && rule !== null ? String(rule) : null,
    })
    .where("id", "=", id)
    .execute();
  if (state === "published") await showText(trx, memberId, { title, introduction });
  else if (before === "published") await showText(trx, memberId, null);
}
