import { storeSides } from "../../inbox/change-contact";
import { sidesOf } from "../../inbox/lock-contact";
import { decryptCopy, encryptDraft } from "../../inbox/message-encryption";
import { releaseMessage } from "../../inbox/release-message";
import { afterAct } from "../../inbox/rules";
import type { Services } from "../../platform/services";
import type { Queries } from "../../tables";
import type { PostRow } from "./posts";
import { type Change, columnsOfChange } from "./transitions";

/** Sends, hides, removes or hands back a message. It may be gone, as members remove what they wrote to each other. */
export async function setMessageState(
  trx: Queries,
  post: PostRow,
  change: Change,
  services: Services,
): Promise<void> {
  const { state, isAgainst } = change;
  if (post.state === "waiting" && state === "removed") await handBack(trx, post, services);
  if (state === "published") await releaseMessage(trx, post.id, services);
  // What was withheld from the other stays that.
  await trx
    .updateTable("messages")
    .set({ state: state === "published" ? "sent" : state })
    .where("id", "=", post.id)
    .where("state", "in", state === "published" ? ["hidden", "removed"] : ["sent", "hidden"])
    .execute();
  await trx
    .updateTable("judged_messages")
    .set({
      ...columnsOfChange(change),
      copies: null,
      ...(state === "published" && !isAgainst && { copy: null }),
    })
    .where("message_id", "=", post.id)
    .execute();
}

/** Gives a text that was not sent back to its writer: a message as a draft, and a request can be made anew. */
async function handBack(trx: Queries, { id, copy }: PostRow, services: Services): Promise<void> {
  const message = await trx
    .updateTable("messages")
    .set({ state: "refused" })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .returning(["contact_id", "author_id"])
    .executeTakeFirst();
  if (!message) return;
  const rows = await trx
    .selectFrom("contact_sides")
    .selectAll()
    .where("contact_id", "=", message.contact_id)
    .execute();
  const mine = rows.find(({ member_id }) => member_id === message.author_id);
  const theirs = rows.find(({ member_id }) => member_id !== message.author_id);
  if (!mine || !theirs) return;
  if (mine.state === "asked") {
    const after = afterAct("withdraw", sidesOf({ mine, theirs }), services.now());
    if (after) await storeSides(trx, { mine, theirs }, after, services.now());
  } else if (mine.state === "accepted" && mine.draft === null && copy)
    await trx
      .updateTable("contact_sides")
      .set({ draft: encryptDraft(mine, decryptCopy(id, copy, services).text, services) })
      .where("contact_id", "=", mine.contact_id)
      .where("member_id", "=", mine.member_id)
      .execute();
}
