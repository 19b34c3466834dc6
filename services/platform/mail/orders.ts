import type { Selectable } from "kysely";
import type { MailName, Queries } from "../../tables";
import type { MailsTable } from "./tables";

export type MailOrderRow = Selectable<MailsTable<MailName>>;

/** Longer than a mail may take, so that no second worker sends it at the same time. */
const leaseMs = 90_000;

/** Takes a queued mail for this worker; null where there is none, or another worker has it. */
export async function leaseMail(db: Queries, id: string, now: Date): Promise<MailOrderRow | null> {
  const row = await db
    .updateTable("mails")
    .set((eb) => ({
      leased_until: new Date(now.getTime() + leaseMs),
      attempts: eb("attempts", "+", 1),
    }))
    .where("id", "=", id)
    .where("state", "=", "queued")
    .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<", now)]))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function isQueued(db: Queries, id: string): Promise<boolean> {
  const row = await db.selectFrom("mails").select("state").where("id", "=", id).executeTakeFirst();
  return row?.state === "queued";
}

/** Gives a mail back, so that it is tried again. */
export async function releaseMail(db: Queries, id: string, code: string): Promise<void> {
  await db.updateTable("mails").set({ leased_until: null, last_code: code }).where("id", "=", id).execute();
}

interface Outcome {
  state: "sent" | "failed" | "dropped";
  code?: string | null;
  /** Of an address that may bounce. */
  addressHash?: Buffer | null;
}

/** Ends a mail. Its address is erased; a hash of it stays, for bounces. */
export async function endMail(
  db: Queries,
  id: string,
  { state, code = null, addressHash = null }: Outcome,
  now: Date,
): Promise<void> {
  await db
    .updateTable("mails")
    .set({
      state,
      last_code: code,
      address_hash: addressHash,
      address: null,
      leased_until: null,
      ended_at: now,
    })
    .where("id", "=", id)
    .execute();
}

/** Ends mails to a member that were not sent yet and are not needed any more. */
export async function dropQueuedMails(
  trx: Queries,
  memberId: string,
  templates: readonly MailName[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable("mails")
    .set({ state: "dropped", address: null, leased_until: null, ended_at: now })
    .where("member_id", "=", memberId)
    .where("template", "in", templates)
    .where("state", "=", "queued")
    .execute();
}

/** Deletes mails that ended before; a job calls it. */
export async function deleteOldMails(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom("mails").where("ended_at", "<", before).execute();
}
