import { randomInt, randomUUID } from "node:crypto";
import type { MailName, Queries } from "../../tables";
import type { Caller } from "../http/route";
import { addJob } from "../jobs/add-job";
import { sendMailJob } from "./job";

const longestDelayMs = 3_000;

export interface MailOrder {
  template: MailName;
  /** Null where there is no such member: then as much work is done, and nothing is sent. */
  memberId: string | null;
  /** Where it goes instead of the member's own address. */
  address?: string;
  caller: Pick<Caller, "brand" | "origin">;
  /**
   * For mails that anybody can ask for: sent some seconds later, at random, so that the answers to other calls, which
   * take longer while a mail is sent, do not tell whether there is such a member.
   */
  isHidden?: boolean;
  /** What the template needs; nothing personal. */
  facts?: Readonly<Record<string, string | number | boolean>>;
}

/** Queues a mail in the transaction of what caused it. The job that sends it holds the id of the order only. */
export async function queueMail(
  trx: Queries,
  { template, memberId, address, caller: { brand, origin }, isHidden, facts = {} }: MailOrder,
  now: Date,
): Promise<void> {
  const id = randomUUID();
  await trx
    .insertInto("mails")
    .values({
      id,
      template,
      member_id: memberId,
      address: address ?? null,
      brand,
      origin,
      facts: JSON.stringify(facts),
      message_id: `${id}@${hostOf(origin)}`,
      created_at: now,
    })
    .execute();
  // The queue has the clock of the database, whatever the one of the services is.
  const runAt = isHidden && new Date(Date.now() + randomInt(longestDelayMs));
  await addJob(trx, sendMailJob, { mailId: id }, { ...(runAt && { runAt }) });
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : "localhost";
}
