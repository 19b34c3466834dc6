import type { Queries } from "../../tables";
import type { AuditAction } from "./contract";
import { listPseudonyms } from "./pseudonyms";

interface Act {
  /** The id of a member, or the name of what acts. */
  actor: string;
  action: AuditAction;
  /** The id of who or what it was done to; null for what nobody has. A member has to exist still. */
  subject: string | null;
  /** Nothing personal: the log is never changed. */
  facts?: Readonly<Record<string, string>>;
}

/** Writes an act to the append-only log, in the transaction of the act. Ids of members become their pseudonyms. */
export async function recordAct(
  trx: Queries,
  { actor, subject, action, facts = {} }: Act,
  now: Date,
): Promise<void> {
  const pseudonyms = await listPseudonyms(trx, subject === null ? [actor] : [actor, subject]);
  await trx
    .insertInto("audit_log")
    .values({
      at: now,
      action,
      facts: JSON.stringify(facts),
      actor: pseudonyms.get(actor) ?? actor,
      subject: subject === null ? null : (pseudonyms.get(subject) ?? subject),
    })
    .execute();
}
