import type { Services } from "./platform/services";
import { deleteForgottenTries } from "./platform/tries/limit-tries";

const day = 24 * 3_600_000;
/** Accounts that nobody verified. */
const unverifiedMs = 7 * day;
/** What is known of a mail that was sent: not its words. */
const mailMs = 30 * day;
const deviceMs = 365 * day;

/** Deletes what is no longer needed; a job does it every hour. */
export async function housekeeping(services: Services): Promise<void> {
  const { db, now } = services;
  const before = (ms: number) => new Date(now().getTime() - ms);
  await deleteForgottenTries(services);
  await db.deleteFrom("sessions").where("expires_at", "<", now()).execute();
  await db.deleteFrom("links").where("expires_at", "<", now()).execute();
  await db.deleteFrom("devices").where("last_used_at", "<", before(deviceMs)).execute();
  await db.deleteFrom("mails").where("ended_at", "<", before(mailMs)).execute();
  await db
    .deleteFrom("members")
    .where("state", "=", "unverified")
    .where("created_at", "<", before(unverifiedMs))
    .execute();
}
