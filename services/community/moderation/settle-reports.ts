import { queueMail } from "../../platform/mail/queue";
import type { Queries } from "../../tables";
import { isAbout } from "./decisions";
import type { PostPlace } from "./posts";

/** The reports of a post that nothing was decided about. */
export function openReports(db: Queries, place: PostPlace) {
  return db.selectFrom("reports").where("settled_at", "is", null).where(isAbout("reports", place));
}

/**
 * Ends the reports of a post, and tells who made them what was done.
 * @param decisionId null where the writer took the post away
 */
export async function settleReports(
  trx: Queries,
  place: PostPlace,
  decisionId: string | null,
  now: Date,
): Promise<void> {
  // Mails before rows, and members who still exist: their deletion waits, or has gone first.
  const byMembers = await openReports(trx, place)
    .innerJoin("members", "members.id", "reports.reporter_id")
    .select(["reports.id", "reports.brand", "reports.origin", "reporter_id as memberId"])
    .orderBy("members.id")
    .forKeyShare("members")
    .execute();
  const byVisitors = await openReports(trx, place)
    .select(["reports.id", "reports.brand", "reports.origin", "email"])
    .where("email", "is not", null)
    .execute();
  const facts = (report: string) => ({ template: "report-decided" as const, facts: { report } });
  for (const { id, memberId, ...caller } of byMembers)
    await queueMail(trx, { ...facts(id), memberId, caller }, now);
  for (const { id, email, ...caller } of byVisitors)
    await queueMail(trx, { ...facts(id), memberId: null, address: email ?? "", caller }, now);
  await trx
    .updateTable("reports")
    .set({ settled_at: now, decision_id: decisionId, email: null })
    .where("settled_at", "is", null)
    .where(isAbout("reports", place))
    .execute();
}
