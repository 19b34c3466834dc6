import { dayMs, hourMs } from "../../app/utils/durations";
import { randomSecret, sha256 } from "../platform/hash";
import { dropQueuedMails } from "../platform/mail/orders";
import type { Queries } from "../tables";
import type { LinkPurpose } from "./tables";

/** How long a mailed link works. */
const lifetimes: Record<LinkPurpose, number> = {
  verify: dayMs,
  "reset-password": hourMs,
  "change-email": dayMs,
  "delete-account": dayMs,
};

/** Creates the secret of a link while its mail is rendered, so that no stored job holds one. */
export async function createLink(
  db: Queries,
  { purpose, memberId, email = null }: { purpose: LinkPurpose; memberId: string; email?: string | null },
  now: Date,
): Promise<string> {
  const secret = randomSecret();
  await db
    .insertInto("links")
    .values({
      token_hash: sha256(secret),
      purpose,
      member_id: memberId,
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimes[purpose]),
    })
    .execute();
  return secret;
}

interface Link {
  memberId: string;
  email: string | null;
}

/** The link of a secret, while it works. */
export async function findLink(
  db: Queries,
  purpose: LinkPurpose,
  secret: string,
  now: Date,
): Promise<Link | null> {
  const link = await db
    .selectFrom("links")
    .select(["member_id", "email"])
    .where("token_hash", "=", sha256(secret))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return link ? { memberId: link.member_id, email: link.email } : null;
}

/**
 * Uses up a link, and with it the other links of its member for the same purpose. Null if it does not work; of two
 * simultaneous uses one gets null.
 */
export async function useLink(
  trx: Queries,
  purpose: LinkPurpose,
  secret: string,
  now: Date,
): Promise<Link | null> {
  const link = await findLink(trx, purpose, secret, now);
  if (!link) return null;
  const deleted = await trx
    .deleteFrom("links")
    .where("member_id", "=", link.memberId)
    .where("purpose", "=", purpose)
    .returning("token_hash")
    .execute();
  const hash = sha256(secret);
  return deleted.some(({ token_hash }) => token_hash.equals(hash)) ? link : null;
}

/** Ends the links of a member for these purposes, those of mails that were not sent yet too. */
export async function endLinks(
  trx: Queries,
  memberId: string,
  purposes: readonly Exclude<LinkPurpose, "verify">[],
  now: Date,
): Promise<void> {
  await trx.deleteFrom("links").where("member_id", "=", memberId).where("purpose", "in", purposes).execute();
  // The templates of these mails are named like the purposes of their links.
  await dropQueuedMails(trx, memberId, purposes, now);
}
