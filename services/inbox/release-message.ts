import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import { storeSides } from "./change-contact";
import { readDraft } from "./drafts";
import { type SideRow, sidesOf } from "./lock-contact";
import { decryptMessage } from "./message-encryption";
import { afterAct } from "./rules";
import { deliver, nextNumber } from "./store-message";

/** A message that waits for a moderator, or that was refused. */
interface HeldMessage {
  id: string;
  contact_id: string;
  author_id: string;
}

/**
 * Sends a message that waited, or that was refused, as if it were new. The contact has to be locked. One that cannot be
 * sent any more, as the two have no contact, stays as it is.
 */
export async function releaseMessage(trx: Queries, id: string, services: Services): Promise<void> {
  const message = await trx
    .selectFrom("messages")
    .select(["id", "contact_id", "author_id", "text"])
    .where("id", "=", id)
    .where("state", "in", ["waiting", "refused"])
    .executeTakeFirst();
  const sides = message && (await findSides(trx, message));
  if (!message || !sides) return;
  const arrives = await prepareContact(trx, sides, services.now());
  if (arrives === null) return;
  await trx
    .updateTable("messages")
    .set({
      state: arrives ? "sent" : "withheld",
      number: await nextNumber(trx, message.contact_id),
      sent_at: services.now(),
    })
    .where("id", "=", id)
    .execute();
  // One that was refused became a draft.
  const isDraft = readDraft(sides.mine, services)?.text === decryptMessage(message, services);
  await trx
    .updateTable("contact_sides")
    .set({ newest_at: services.now(), ...(isDraft && { draft: null }) })
    .where("contact_id", "=", message.contact_id)
    .where("member_id", "=", message.author_id)
    .execute();
  if (arrives)
    await deliver(trx, { contact_id: message.contact_id, member_id: sides.theirs.member_id }, services.now());
}

interface RowsOfSides {
  mine: SideRow;
  theirs: SideRow;
}

/** The sides of writer and reader. */
async function findSides(trx: Queries, { contact_id, author_id }: HeldMessage): Promise<RowsOfSides | null> {
  const rows = await trx
    .selectFrom("contact_sides")
    .selectAll()
    .where("contact_id", "=", contact_id)
    .execute();
  const mine = rows.find(({ member_id }) => member_id === author_id);
  const theirs = rows.find(({ member_id }) => member_id !== author_id);
  return mine && theirs ? { mine, theirs } : null;
}

/** Whether the message arrives; null where it cannot be sent. A request is made now, as it would have been then. */
async function prepareContact(
  trx: Queries,
  { mine, theirs }: RowsOfSides,
  now: Date,
): Promise<boolean | null> {
  if (mine.state === "accepted") return mine.blocked_at === null && theirs.blocked_at === null;
  // Of what the other asked meanwhile the writer decides, not a moderator.
  if (mine.state === "invited" || theirs.state === "asked") return null;
  const before = sidesOf({ mine, theirs });
  const after = afterAct("ask", { ...before, mine: { ...before.mine, state: "none" } }, now);
  if (!after) return null;
  await storeSides(trx, { mine, theirs }, after, now);
  return after.theirs.state === "invited";
}
