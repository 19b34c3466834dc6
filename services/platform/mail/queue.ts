import { z } from "zod";
import type { Queries } from "../../tables";
import type { Caller } from "../http/route";
import { addJob } from "../jobs/job";

export interface MailOrder {
  /** The name of its template. */
  template: string;
  /** Null where there is no such member: then as much work is done, and nothing is sent. */
  memberId: string | null;
  /** Where it goes instead of the member's own address. */
  address?: string;
  caller: Pick<Caller, "brand" | "origin">;
}

/** The job that sends a mail. */
export const sendMailJob = { name: "send-mail", payload: z.object({ mail: z.uuid() }) };

/** Queues a mail in the transaction of what caused it. */
export async function queueMail(trx: Queries, order: MailOrder, now: Date): Promise<void> {
  const { template, memberId, address = null, caller } = order;
  const { id } = await trx
    .insertInto("mails")
    .values({
      ...{ template, member_id: memberId, address, created_at: now },
      ...{ brand: caller.brand, origin: caller.origin },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addJob(trx, sendMailJob, { mail: id });
}
