import { dayMs } from "../../app/utils/durations";
import type { Queries } from "../tables";
import type { Refused } from "./schemas";
import type { Writer } from "./writer";

/** What a member may write, and how fast. Staff are free. */
export const pace = {
  betweenPostsMs: 15_000,
  links: 2,
  /** In the first day after the account was confirmed. */
  firstDay: { threads: 3, reactions: 10 },
};

type Kind = keyof typeof pace.firstDay;

/** An answer that a post is not stored. */
export type PostRefusal =
  | { status: 409; body: Refused }
  | { status: 429; body: { retryAfterSeconds: number } };

export function refuse(
  reason: Refused["reason"],
  details: Partial<Refused> = {},
): PostRefusal & { status: 409 } {
  return { status: 409, body: { reason, until: null, words: [], ...details } };
}

/** Whether a writer has to wait before the next post; null where not. */
export async function checkPace(
  trx: Queries,
  { id, role, silencedUntil, lastPostAt, joinedAt }: Writer,
  kind: Kind,
  now: Date,
): Promise<PostRefusal | null> {
  if (silencedUntil) return refuse("silenced", { until: silencedUntil.toISOString() });
  if (role !== "member") return null;
  const waitMs = lastPostAt ? lastPostAt.getTime() + pace.betweenPostsMs - now.getTime() : 0;
  if (waitMs > 0) return { status: 429, body: { retryAfterSeconds: Math.ceil(waitMs / 1000) } };
  const until = new Date(joinedAt.getTime() + dayMs);
  if (now >= until) return null;
  const { count } = await trx
    .selectFrom(kind)
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("author_id", "=", id)
    .where("state", "!=", "draft")
    .executeTakeFirstOrThrow();
  return Number(count) < pace.firstDay[kind] ? null : refuse("first-day", { until: until.toISOString() });
}
