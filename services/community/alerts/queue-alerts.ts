import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import { hourMs } from "../../../app/utils/durations";
import { queueMail } from "../../platform/mail/queue";
import type { Services } from "../../platform/services";
import type { Queries, Tables } from "../../tables";
import type { AlertSource } from "./tables";

/** Mails that one query finds; the next finds the others. */
const mostFound = 500;

/** Alerts for one mail. */
interface Batch {
  member_id: string;
  /** Null for the mail of the day, which is about all threads. */
  thread: { id: string; source: AlertSource } | null;
}

/** Whether no mail about the same thread was queued for the same member in the last hour. */
function isQuiet(now: Date) {
  return (eb: ExpressionBuilder<Tables, "alerts">) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom("alerts as earlier")
          .select("earlier.id")
          .whereRef("earlier.member_id", "=", "alerts.member_id")
          .whereRef("earlier.thread_id", "=", "alerts.thread_id")
          .where("earlier.queued_at", ">", new Date(now.getTime() - hourMs)),
      ),
    );
}

/** Alerts that are due, for one mail each: about one thread and for one reason, so that the mail can be stopped. */
async function findSoon(db: Queries, now: Date): Promise<Batch[]> {
  const rows = await db
    .selectFrom("alerts")
    .distinctOn(["member_id", "thread_id"])
    .select(["member_id", "thread_id", "source"])
    .where("batch", "is", null)
    .where("due_at", "<=", now)
    .where("pace", "=", "soon")
    .where(isQuiet(now))
    .orderBy("member_id")
    .orderBy("thread_id")
    .orderBy("id")
    .limit(mostFound)
    .execute();
  return rows.map(({ member_id, thread_id: id, source }) => ({ member_id, thread: { id, source } }));
}

/** Members for whom there is something in the mail of the day. */
async function findDaily(db: Queries, now: Date): Promise<Batch[]> {
  const rows = await db
    .selectFrom("alerts")
    .distinct()
    .select("member_id")
    .where("batch", "is", null)
    .where("due_at", "<=", now)
    .where("pace", "=", "daily")
    .limit(mostFound)
    .execute();
  return rows.map(({ member_id }) => ({ member_id, thread: null }));
}

/** Queues the mail of a batch in the transaction in which its alerts are taken: they are in no other mail. */
async function queueBatch(trx: Queries, { member_id, thread }: Batch, now: Date): Promise<void> {
  // Locked, so that of two runs at once the second sees what the first queued.
  const member = await trx
    .selectFrom("members")
    .select(["brand", "origin"])
    .where("id", "=", member_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const batch = randomUUID();
  const { numUpdatedRows } = await trx
    .updateTable("alerts")
    .set({ batch, queued_at: now })
    .where("member_id", "=", member_id)
    .where("batch", "is", null)
    .where("due_at", "<=", now)
    .where("pace", "=", thread ? "soon" : "daily")
    .$if(thread !== null, (alerts) =>
      alerts
        .where("thread_id", "=", thread?.id ?? "")
        .where("source", "=", thread?.source ?? "own")
        .where(isQuiet(now)),
    )
    .executeTakeFirst();
  // Members of before their site was stored have no address that links could start with.
  if (!member?.origin || numUpdatedRows === 0n) return;
  const template = thread ? "post-alert" : "post-summary";
  await queueMail(trx, { template, memberId: member_id, caller: member, facts: { batch } }, now);
}

/** Queues the mails that are due. */
export async function queueAlerts({ db, now }: Services): Promise<void> {
  for (const find of [findSoon, findDaily]) {
    let found: Batch[];
    do {
      found = await find(db, now());
      for (const batch of found) await db.transaction().execute((trx) => queueBatch(trx, batch, now()));
    } while (found.length === mostFound);
  }
}

/** Deletes alerts that were due before, whether or not they were mailed; a job calls it. */
export async function deleteOldAlerts(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom("alerts").where("due_at", "<", before).execute();
}
