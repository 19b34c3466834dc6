import { z } from "zod";
import { dayMs } from "../app/utils/durations";
import { deleteOldAlerts } from "./community/alerts/queue-alerts";
import { forgetModeration } from "./community/moderation/forget";
import { deleteOldExports } from "./exports/export";
import { forgetGivers } from "./giving/forget";
import { forgetInbox } from "./inbox/forget";
import { deleteFailedJobs } from "./platform/jobs/delete-failed";
import { defineJob, taskOf } from "./platform/jobs/job";
import { forgetBounces } from "./platform/mail/bounces";
import { deleteOldMails } from "./platform/mail/orders";
import type { Services } from "./platform/services";
import { deleteForgottenTries } from "./platform/tries/limit-tries";

/** Accounts that nobody verified. */
const unverifiedMs = 7 * dayMs;
/** What is known of a mail that was sent: not its words. */
const mailMs = 30 * dayMs;
/** Jobs that failed for good; until then operators may run them again. */
const failedJobMs = 30 * dayMs;
const deviceMs = 365 * dayMs;

async function housekeeping(services: Services): Promise<void> {
  const { db, now } = services;
  const before = (ms: number) => new Date(now().getTime() - ms);
  await deleteForgottenTries(services);
  await db.deleteFrom("sessions").where("expires_at", "<", now()).execute();
  await db.deleteFrom("links").where("expires_at", "<", now()).execute();
  await db.deleteFrom("devices").where("last_used_at", "<", before(deviceMs)).execute();
  await deleteOldMails(db, before(mailMs));
  await deleteOldAlerts(db, before(mailMs));
  await deleteFailedJobs(db, before(failedJobMs));
  await forgetBounces(services);
  await deleteOldExports(services);
  await forgetModeration(services);
  await forgetGivers(services);
  await forgetInbox(services);
  await db
    .deleteFrom("members")
    .where("state", "=", "unverified")
    .where("created_at", "<", before(unverifiedMs))
    .execute();
}

const job = defineJob({ name: "housekeeping", payload: z.object({}), attempts: 3 });

/** Deletes what is no longer needed, every hour. */
export const housekeepingTask = taskOf(job, (_payload, services) => housekeeping(services), "17 * * * *");
