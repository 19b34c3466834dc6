import { hourMs, minuteMs } from "../../app/utils/durations";
import type { Writer } from "../community/writer";
import type { TryLimit } from "../platform/tries/limit-tries";
import type { Queries } from "../tables";

/** How many requests may be open, of a new member and of others. */
export const mostOpenRequests = { new: 5, other: 50 };

/** Requests in a day before each next one has to wait. */
export const requestLimit: TryLimit = { name: "contact request", free: 10, forgetMs: 24 * 60 * minuteMs };

/** How many messages a member may send in five minutes. Staff are free. */
const mostMessages = 30;
const withinMs = 5 * minuteMs;

/** After how many seconds a writer may send the next message; null where now. */
export async function findWait(trx: Queries, { id, role }: Writer, now: Date): Promise<number | null> {
  if (role !== "member") return null;
  const earlier = await trx
    .selectFrom("messages")
    .select("sent_at")
    .where("author_id", "=", id)
    .orderBy("sent_at", "desc")
    .offset(mostMessages - 1)
    .limit(1)
    .executeTakeFirst();
  const paceMs = earlier ? earlier.sent_at.getTime() + withinMs - now.getTime() : 0;
  const waitMs = Math.max(paceMs, await waitOfCopies(trx, id, now));
  return waitMs > 0 ? Math.ceil(waitMs / 1000) : null;
}

/** Who sends the same text to many waits longer with each copy, while moderators have not looked at them. */
const perCopyMs = 5 * minuteMs;
const longestMs = hourMs;

async function waitOfCopies(trx: Queries, memberId: string, now: Date): Promise<number> {
  const { count, last } = await trx
    .selectFrom("judged_messages")
    .select((eb) => [eb.fn.countAll<string>().as("count"), eb.fn.max("sent_at").as("last")])
    .where("author_id", "=", memberId)
    .where("state", "=", "waiting")
    .where("copies", "is not", null)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last.getTime() + Math.min(longestMs, Number(count) * perCopyMs) - now.getTime();
}
