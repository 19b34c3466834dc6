import type { Queries } from "../../tables";
import type { Caller } from "../http/route";

export interface MailOrder {
  /** The name of its template. */
  template: string;
  /** Null where there is no such member: then as much work is done, and nothing is sent. */
  memberId: string | null;
  /** Where it goes instead of the member's own address. */
  address?: string;
  caller: Pick<Caller, "brand" | "origin">;
}

/** Queues a mail in the transaction of what caused it. The job that sends it holds the id of the order only. */
export async function queueMail(_trx: Queries, _order: MailOrder, _now: Date): Promise<void> {
  throw new Error("not written yet");
}
