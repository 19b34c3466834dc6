import { dayMs } from "../../../app/utils/durations";
import type { Queries } from "../../tables";
import type { Eraser } from "../eraser";
import { keyedHash, keyedHashes } from "../hash";
import type { Services } from "../services";

const purpose = "mail addresses";
const rememberMs = 365 * dayMs;

/** The hash under which an address is remembered. */
export function addressHash(address: string, { secret }: Pick<Services, "secret">): Buffer {
  return keyedHash(secret, purpose, address.toLowerCase());
}

/** Remembers an address that does not exist. */
export async function rememberBounced(db: Queries, hash: Buffer, now: Date): Promise<void> {
  await db
    .insertInto("bounced_addresses")
    .values({ address_hash: hash, bounced_at: now })
    .onConflict((conflict) => conflict.column("address_hash").doUpdateSet({ bounced_at: now }))
    .execute();
}

/** Whether an address bounced for good. */
export async function hasBounced(
  address: string,
  { db, secret }: Pick<Services, "db" | "secret">,
): Promise<boolean> {
  const row = await db
    .selectFrom("bounced_addresses")
    .select("bounced_at")
    .where("address_hash", "in", keyedHashes(secret, purpose, address.toLowerCase()))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records that a sent mail came back. After a permanent bounce its address gets no mails any more but those about an
 * account. Returns whether the mail is known.
 */
export async function recordBounce(
  mailId: string,
  permanent: boolean,
  { db, now }: Pick<Services, "db" | "now">,
): Promise<boolean> {
  const mail = await db
    .selectFrom("mails")
    .select("address_hash")
    .where("id", "=", mailId)
    .executeTakeFirst();
  if (!mail) return false;
  if (permanent && mail.address_hash) {
    await db
      .updateTable("mails")
      .set({ state: "failed", last_code: "bounce" })
      .where("id", "=", mailId)
      .execute();
    await rememberBounced(db, mail.address_hash, now());
  }
  return true;
}

/** Forgets whether the address of a member bounced: they leave, or used a link in a mail to it. */
export const forgetBounce: Eraser = async (trx, { email }, { secret }) => {
  await trx
    .deleteFrom("bounced_addresses")
    .where("address_hash", "in", keyedHashes(secret, purpose, email.toLowerCase()))
    .execute();
};

/** Forgets bounces after a year: an address may exist again. A job calls it. */
export async function forgetBounces({ db, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - rememberMs);
  await db.deleteFrom("bounced_addresses").where("bounced_at", "<", before).execute();
}
