import { sql } from "kysely";
import { nextTimeOfDay } from "../../app/utils/dates";
import { summaryHour } from "../community/alerts/collect";
import type { Services } from "../platform/services";
import { defaultPreferences } from "../preferences/preferences";
import type { Queries } from "../tables";
import type { LockedContact } from "./lock-contact";
import { encryptCopy, encryptMessage } from "./message-encryption";
import { messagesOnPage } from "./schemas";

/** The page that a message stands on. */
export function pageOf(number: number): number {
  return Math.ceil(number / messagesOnPage);
}

interface NewMessage {
  text: string;
  /** Of the submission. */
  key: string;
  state: "waiting" | "sent" | "withheld";
  /** Of one that waits: to how many others it was sent. */
  copies: number | null;
}

/** Stores a message of who acts, in a contact that is locked. Returns its id and its place. */
export async function storeMessage(
  trx: Queries,
  contact: LockedContact,
  { text, key, state, copies }: NewMessage,
  services: Services,
): Promise<{ id: string; number: number | null }> {
  const { mine, theirs } = contact;
  const now = services.now();
  const id = await nextId(trx);
  const row = { contact_id: contact.id, author_id: mine.member_id, recipient_id: theirs.member_id };
  const number = state === "waiting" ? null : await nextNumber(trx, contact.id);
  await trx
    .insertInto("messages")
    .values({
      ...row,
      id,
      number,
      state,
      submission: key,
      sent_at: now,
      text: encryptMessage({ contact_id: contact.id, id }, text, services),
    })
    .execute();
  if (state === "waiting") {
    const { author_id, recipient_id } = row;
    await trx
      .insertInto("judged_messages")
      .values({
        message_id: id,
        author_id,
        recipient_id,
        state,
        copies,
        sent_at: now,
        copy: encryptCopy(id, { text, around: [], place: 0 }, services),
      })
      .execute();
  }
  if (state === "sent") await deliver(trx, { contact_id: contact.id, member_id: theirs.member_id }, now);
  return { id, number };
}

/** The next id of a message, with which it is encrypted before it is stored. */
async function nextId(trx: Queries): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select nextval(pg_get_serial_sequence('messages', 'id'))::text as id`.execute(trx);
  return rows[0]?.id ?? "";
}

/** The next place in a contact, which is locked. */
export async function nextNumber(trx: Queries, contactId: string): Promise<number> {
  const { last_number } = await trx
    .updateTable("contacts")
    .set((eb) => ({ last_number: eb("last_number", "+", 1) }))
    .where("id", "=", contactId)
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return last_number;
}

/** Has a message appear with its recipient: unread, unless it is a request, and mailed about as they chose. */
export async function deliver(
  trx: Queries,
  side: { contact_id: string; member_id: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable("contact_sides")
    .set((eb) => ({
      unread_count: sql`unread_count + case state when 'accepted' then 1 else 0 end`,
      newest_at: eb.val(now),
      ...mailColumns(side.member_id, now),
    }))
    .where("contact_id", "=", side.contact_id)
    .where("member_id", "=", side.member_id)
    .execute();
}

/** The columns of a side that say when its member is mailed, if they are not already. */
export function mailColumns(memberId: string, now: Date) {
  const pace = sql`nullif(coalesce(
    (select message_mails from member_preferences where member_preferences.member_id = ${memberId}::uuid),
    ${defaultPreferences.mails.messages}), 'none')`;
  return {
    mail_pace: sql<"soon" | "daily" | null>`coalesce(mail_pace, ${pace})`,
    mail_due_at: sql<Date | null>`coalesce(mail_due_at, case ${pace}
      when 'soon' then ${now}::timestamptz when 'daily' then ${nextTimeOfDay(now, summaryHour)}::timestamptz end)`,
  };
}
