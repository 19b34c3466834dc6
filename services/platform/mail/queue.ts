import { randomUUID } from "node:crypto";
import type { MailName, Queries } from "../../tables";
import type { Caller } from "../http/route";
import { addJob } from "../jobs/add-job";
import { sendMailJob } from "./job";

export interface MailOrder {
  template: MailName;
  /** Null where there is no such member: then as much work is done, and nothing is sent. */
  memberId: string | null;
  /** Where it goes instead of the member's own address. */
  address?: string;
  caller: Pick<Caller, "brand" | "origin">;
  /** What the template needs; nothing personal. */
  facts?: Readonly<Record<string, string | number | boolean>>;
}

/** Queues a mail in the transaction of what caused it. The job that sends it holds the id of the order only. */
export async function queueMail(
  trx: Queries,
  { template, memberId, address, caller: { brand, origin }, facts = {} }: MailOrder,
  now: Date,
): Promise<void> {
  const id = randomUUID();
  await trx
    .insertInto("mails")
    .values({
      ...{ id, template, member_id: memberId, address: address ?? null, brand, origin },
      ...{ facts: JSON.stringify(facts), message_id: `${id}@${hostOf(origin)}`, created_at: now },
    })
    .execute();
  await addJob(trx, sendMailJob, { mailId: id });
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : "localhost";
}
