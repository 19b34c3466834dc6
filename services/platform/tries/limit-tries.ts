import type { Queries } from "../../tables";
import { keyedHash } from "../hash";
import type { Services } from "../services";

/** How often something may be tried before the next try has to wait. */
export interface TryLimit {
  /** Names what is counted; counts of different names are apart. */
  name: string;
  free: number;
  /** Tries are forgotten this long after the last one. */
  forgetMs: number;
}

/** Something that is tried, by someone. */
interface Attempt {
  limit: TryLimit;
  /** Of whom and what, such as an address and a network; stored as a keyed hash. */
  by: readonly string[];
}

const firstWaitMs = 10_000;
const longestWaitMs = 15 * 60_000;
/** Not the present: a simultaneous try may have looked at the clock a moment earlier. */
const never = new Date(0);

/** The wait after the last free try and after each one beyond it; it doubles. */
function waitAfter(beyond: number): number {
  return beyond <= 0 ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (beyond - 1));
}

/** Counts a try as `countTry` does. Null where it may be made; else the seconds after which one may be. */
export async function startTry(attempts: Attempt[], services: Services): Promise<number | null> {
  const counted = await countTry(attempts, services);
  return counted.kind === "wait" ? counted.seconds : null;
}

/** `count`: the most that was counted of any of the attempts, this try included. */
type CountedTry = { kind: "start"; count: number } | { kind: "wait"; seconds: number };

/** Counts a try before it is made, so that simultaneous ones count too. One that has to wait is not counted. */
export async function countTry(attempts: Attempt[], services: Services): Promise<CountedTry> {
  const now = services.now();
  // In one order, so that two tries never wait for each other.
  const counted = attempts
    .map((attempt) => ({ ...attempt, key: keyOf(attempt, services) }))
    .sort((one, other) => Buffer.compare(one.key, other.key));
  return services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto("tries")
      .values(counted.map(({ key }) => ({ key, failures: 0, blocked_until: never, expires_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const rows = await trx
      .selectFrom("tries")
      .selectAll()
      .where(
        "key",
        "in",
        counted.map(({ key }) => key),
      )
      .orderBy("key")
      .forUpdate()
      .execute();
    const waits = rows.map(({ blocked_until }) => blocked_until.getTime() - now.getTime());
    const wait = Math.max(...waits);
    if (wait > 0) return { kind: "wait", seconds: Math.ceil(wait / 1000) };
    let count = 0;
    for (const { limit, key } of counted) {
      const row = rows.find((row) => row.key.equals(key));
      const before = row && row.expires_at > now ? row.failures : 0;
      const failures = before + 1;
      count = Math.max(count, failures);
      const waitMs = waitAfter(failures - limit.free + 1);
      await trx
        .updateTable("tries")
        .set({
          failures,
          blocked_until: waitMs > 0 ? new Date(now.getTime() + waitMs) : never,
          expires_at: new Date(now.getTime() + limit.forgetMs),
        })
        .where("key", "=", key)
        .execute();
    }
    return { kind: "start", count };
  });
}

/** Forgets the tries of someone who succeeded. */
export async function forgetTries(
  attempts: Attempt[],
  { db, secret }: { db: Queries } & Pick<Services, "secret">,
): Promise<void> {
  const keys = attempts.map((attempt) => keyOf(attempt, { secret }));
  await db.deleteFrom("tries").where("key", "in", keys).execute();
}

/** Deletes tries that no longer count; a job calls it. */
export async function deleteForgottenTries({ db, now }: Services): Promise<void> {
  await db.deleteFrom("tries").where("expires_at", "<", now()).execute();
}

function keyOf({ limit, by }: Attempt, { secret }: Pick<Services, "secret">): Buffer {
  return keyedHash(secret, "tries", JSON.stringify([limit.name, ...by]));
}
