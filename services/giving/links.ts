import { dayMs } from "../../app/utils/durations";
import { randomSecret, sha256 } from "../platform/hash";
import type { Queries } from "../tables";

export type LinkPurpose = "manage" | "amount";

/** For the second of two clicks, which is answered as the first. */
const rememberedMs = 10 * 60_000;
/** Stopping never gets harder with time, so its link never expires. */
const lifetimes: Readonly<Record<LinkPurpose, number | null>> = { manage: null, amount: dayMs };

/** Creates the secret of a link while its mail is rendered, so that no stored job holds one. */
export async function createGiftLink(
  db: Queries,
  giftId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<string> {
  const secret = randomSecret();
  const lifetime = lifetimes[purpose];
  const expires_at = lifetime === null ? null : new Date(now.getTime() + lifetime);
  await db
    .insertInto("gift_links")
    .values({ token_hash: sha256(secret), gift_id: giftId, purpose, expires_at })
    .execute();
  return secret;
}

/** The gift of a link, while it works, or of one that was used minutes ago; null where there is none. */
export async function findGiftOfLink(
  db: Queries,
  secret: string,
  purpose: LinkPurpose | "used",
  now: Date,
): Promise<string | null> {
  const link = await db
    .selectFrom("gift_links")
    .select("gift_id")
    .where("token_hash", "=", sha256(secret))
    .where("purpose", "=", purpose)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
    .executeTakeFirst();
  return link?.gift_id ?? null;
}

/** Uses up a link that works once, and the others of its gift. False where another use was faster. */
export async function spendAmountLink(
  trx: Queries,
  secret: string,
  giftId: string,
  now: Date,
): Promise<boolean> {
  const used = await trx
    .updateTable("gift_links")
    .set({ purpose: "used", expires_at: new Date(now.getTime() + rememberedMs) })
    .where("gift_id", "=", giftId)
    .where("purpose", "=", "amount")
    .returning("token_hash")
    .execute();
  const hash = sha256(secret);
  return used.some(({ token_hash }) => token_hash.equals(hash));
}

/** Deletes links that expired; a job calls it. */
export async function deleteExpiredGiftLinks(db: Queries, now: Date): Promise<void> {
  await db.deleteFrom("gift_links").where("expires_at", "<", now).execute();
}
