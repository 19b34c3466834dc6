import type { Queries } from "../../tables";

interface Act {
  /** The id of a member of staff, or 'command' for an operator at the server. */
  actor: string;
  action: "set role" | "block" | "unblock" | "delete member";
  /** The id of who or what it was done to. */
  subject: string;
  /** Nothing personal: the log is never changed. */
  facts?: Readonly<Record<string, string>>;
}

/** Writes an act of staff to the append-only log, in the transaction of the act. */
export async function recordAct(trx: Queries, { facts = {}, ...act }: Act, now: Date): Promise<void> {
  await trx
    .insertInto("audit_log")
    .values({ ...act, at: now, facts: JSON.stringify(facts) })
    .execute();
}
