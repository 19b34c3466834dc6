import type { Queries } from "../../tables";
import { replaceTexts, showText } from "../blog-text";
import type { PostRow } from "./posts";
import { type Change, columnsOfChange } from "./transitions";

/** Shows, hides or removes title and introduction of a blog. A change that is refused leaves what others saw before. */
export async function setBlogState(
  trx: Queries,
  { id, author_id: memberId, title, introduction, state: before }: PostRow,
  change: Change,
  now: Date,
): Promise<void> {
  // A blog goes with its writer.
  if (memberId === null || introduction === null) return;
  const { state } = change;
  if (state === "published") await replaceTexts(trx, { id, memberId }, now);
  await trx.updateTable("blog_texts").set(columnsOfChange(change)).where("id", "=", id).execute();
  if (state === "published") await showText(trx, memberId, { title, introduction });
  else if (before === "published") await showText(trx, memberId, null);
}
