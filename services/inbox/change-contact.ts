import type { Queries } from "../tables";
import type { LockedContact, SideRow } from "./lock-contact";
import type { Side, Sides } from "./rules";
import { mailColumns } from "./store-message";

/** Stores both sides after an act of one of the two. */
export async function storeSides(
  trx: Queries,
  { mine, theirs }: Pick<LockedContact, "mine" | "theirs">,
  after: Sides,
  now: Date,
): Promise<void> {
  await storeSide(trx, mine, after.mine, now);
  await storeSide(trx, theirs, after.theirs, now);
}

async function storeSide(trx: Queries, row: SideRow, { state, declinedAt, blockedAt }: Side, now: Date) {
  const isChanged = state !== row.state;
  await ofSide(trx, row)
    .set({
      state,
      declined_at: declinedAt,
      blocked_at: blockedAt,
      ...(isChanged && { state_at: now, newest_at: now, mail_pace: null, mail_due_at: null }),
    })
    .execute();
}

function ofSide(trx: Queries, { contact_id, member_id }: SideRow) {
  return trx
    .updateTable("contact_sides")
    .where("contact_id", "=", contact_id)
    .where("member_id", "=", member_id);
}

/** Has who asked first hear that they have contact; who accepts has read the request. */
export async function startContact(
  trx: Queries,
  { id, mine, theirs }: LockedContact,
  now: Date,
): Promise<void> {
  // A request that did not arrive does now: both want contact.
  await trx
    .updateTable("messages")
    .set({ state: "sent" })
    .where("contact_id", "=", id)
    .where("state", "=", "withheld")
    .execute();
  await ofSide(trx, mine)
    .set((eb) => ({
      read_number: eb
        .selectFrom("contacts")
        .select("last_number")
        .where("id", "=", id)
        .$asScalar()
        .$notNull(),
    }))
    .execute();
  await ofSide(trx, theirs)
    .set({ is_new: true, ...mailColumns(theirs.member_id, now) })
    .execute();
}

/** Deletes all messages of a contact, for both. What was reported stays with the moderators. */
export async function clearMessages(trx: Queries, contactId: string): Promise<void> {
  await trx
    .deleteFrom("judged_messages")
    .where("state", "=", "waiting")
    .where(
      "message_id",
      "in",
      trx
        .selectFrom("messages")
        .select("id")
        .where("contact_id", "=", contactId)
        .where("state", "=", "waiting"),
    )
    .execute();
  await trx.deleteFrom("messages").where("contact_id", "=", contactId).execute();
  await trx.updateTable("contacts").set({ last_number: 0 }).where("id", "=", contactId).execute();
  await trx
    .updateTable("contact_sides")
    .set({
      unread_count: 0,
      read_number: 0,
      draft: null,
      is_new: false,
      mail_pace: null,
      mail_due_at: null,
    })
    .where("contact_id", "=", contactId)
    .execute();
}
