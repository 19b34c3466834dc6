import { z } from "zod";
import { hourMs } from "../../app/utils/durations";
import { defineJob, taskOf } from "../platform/jobs/job";
import { queueMail } from "../platform/mail/queue";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";

/** Mails that one query finds; the next finds the others. */
const mostFound = 500;

/** What one mail is about: a contact, or all of them for the mail of the day. */
interface Due {
  member_id: string;
  contact_id: string | null;
}

function selectDue(db: Queries, pace: "soon" | "daily", now: Date) {
  return db
    .selectFrom("contact_sides")
    .where("mail_due_at", "<=", now)
    .where("mail_pace", "=", pace)
    .limit(mostFound);
}

/** Contacts for which no mail was queued in the last hour. */
async function findSoon(db: Queries, now: Date): Promise<Due[]> {
  const hourAgo = new Date(now.getTime() - hourMs);
  return selectDue(db, "soon", now)
    .select(["member_id", "contact_id"])
    .where((eb) => eb.or([eb("mailed_at", "is", null), eb("mailed_at", "<=", hourAgo)]))
    .execute();
}

/** Members for whom there is something in the mail of the day. */
async function findDaily(db: Queries, now: Date): Promise<Due[]> {
  const rows = await selectDue(db, "daily", now).distinct().select("member_id").execute();
  return rows.map(({ member_id }) => ({ member_id, contact_id: null }));
}

/** Queues a mail in the transaction in which it stops being due: no other run queues it too. */
async function queueDue(trx: Queries, { member_id, contact_id }: Due, now: Date): Promise<void> {
  // First, as a deletion locks this row first too.
  const member = await trx
    .selectFrom("members")
    .select(["brand", "origin"])
    .where("id", "=", member_id)
    .forKeyShare()
    .executeTakeFirst();
  const { numUpdatedRows } = await trx
    .updateTable("contact_sides")
    .set({ mail_pace: null, mail_due_at: null, mailed_at: now })
    .where("member_id", "=", member_id)
    .where("mail_due_at", "<=", now)
    .where("mail_pace", "=", contact_id === null ? "daily" : "soon")
    .$if(contact_id !== null, (sides) => sides.where("contact_id", "=", contact_id ?? ""))
    .executeTakeFirst();
  // Members of before their site was stored have no address that links could start with.
  if (!member?.origin || numUpdatedRows === 0n) return;
  const order = { memberId: member_id, caller: member };
  await queueMail(
    trx,
    contact_id === null
      ? { ...order, template: "inbox-summary", facts: { at: now.toISOString() } }
      : { ...order, template: "inbox-news", facts: { contact: contact_id } },
    now,
  );
}

/** Queues the mails about contacts that are due. */
async function queueInboxMails({ db, now }: Services): Promise<void> {
  for (const find of [findSoon, findDaily]) {
    let found: Due[];
    do {
      found = await find(db, now());
      for (const due of found) await db.transaction().execute((trx) => queueDue(trx, due, now()));
    } while (found.length === mostFound);
  }
}

const job = defineJob({ name: "inbox-mails", payload: z.object({}), attempts: 3 });

/** Mails members about messages and requests. */
export const inboxMailsTask = taskOf(job, (_payload, services) => queueInboxMails(services), "* * * * *");
