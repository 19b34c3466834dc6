import { type SelectQueryBuilder, sql } from "kysely";
import { z } from "zod";
import { dayMs } from "../../app/utils/durations";
import { defineJob, taskOf } from "../platform/jobs/job";
import { queueMail } from "../platform/mail/queue";
import type { Services } from "../platform/services";
import type { Queries, Tables } from "../tables";
import { eraseMember } from "./erase-member";

/** Two years, with a leap day. */
const inactiveMs = 731 * dayMs;
/** A month, from the mail to the deletion. */
const graceMs = 31 * dayMs;

interface Found {
  id: string;
  brand: string;
  origin: string;
}

type Find = (db: Queries) => SelectQueryBuilder<Tables, "members", Found>;

/** The last visit, or the registration; nulls do not count. */
const lastVisit = sql<Date>`greatest(created_at, verified_at, last_visit_at, seen_at)`;
/** Whether the mail was sent since that visit. */
const isMailed = sql<boolean>`coalesce(inactive_mailed_at >= ${lastVisit}, false)`;

/** Mails members who did not visit for two years, once, and deletes those who did not visit in the month after it. */
async function attendInactive(services: Services): Promise<void> {
  const { db, now, logger } = services;
  const before = (ms: number) => new Date(now().getTime() - ms);
  const members = (trx: Queries) =>
    trx.selectFrom("members").select(["id", "brand", "origin"]).where("state", "=", "active");
  const inactive = (trx: Queries) => members(trx).where(lastVisit, "<", before(inactiveMs));

  await forgetFailedMails(db);
  const deleted = await forEachFound(
    db,
    (trx) =>
      members(trx)
        .where("role", "=", "member")
        .where(isMailed, "=", true)
        .where("inactive_mailed_at", "<", before(graceMs)),
    (trx, { id }) => eraseMember(trx, id, "inactivity", services),
  );
  const mailed = await forEachFound(
    db,
    (trx) => inactive(trx).where("role", "=", "member").where(isMailed, "=", false),
    (trx, member) => mailMember(trx, member, now()),
  );
  // Their work needs them: whether such an account goes is for an administrator to decide.
  const staff = await inactive(db).where("role", "!=", "member").execute();
  logger.info({ mailed, deleted, staff: staff.length }, "inactive accounts");
}

/** Acts on each member that a query finds, in a transaction in which it still does. Returns how many there were. */
async function forEachFound(
  db: Services["db"],
  find: Find,
  act: (trx: Queries, member: Found) => Promise<unknown>,
): Promise<number> {
  const members = await find(db).execute();
  let count = 0;
  for (const { id } of members)
    await db.transaction().execute(async (trx) => {
      const member = await find(trx).where("id", "=", id).forUpdate().executeTakeFirst();
      if (!member) return;
      await act(trx, member);
      count += 1;
    });
  return count;
}

async function mailMember(trx: Queries, { id, brand, origin }: Found, now: Date): Promise<void> {
  await trx.updateTable("members").set({ inactive_mailed_at: now }).where("id", "=", id).execute();
  const facts = { until: new Date(now.getTime() + graceMs).toISOString() };
  await queueMail(trx, { template: "account-inactive", memberId: id, caller: { brand, origin }, facts }, now);
}

/** After an outage of the mail server the mail is sent again: nobody is deleted untold, but who has no such address. */
async function forgetFailedMails(db: Queries): Promise<void> {
  await db
    .updateTable("members")
    .set({ inactive_mailed_at: null })
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("mails")
          .select("mails.id")
          .whereRef("mails.member_id", "=", "members.id")
          .whereRef("mails.created_at", ">=", "members.inactive_mailed_at")
          .where("template", "=", "account-inactive")
          .where("mails.state", "=", "failed")
          .where("last_code", "not like", "5%")
          .where("last_code", "!=", "bounce"),
      ),
    )
    .execute();
}

const job = defineJob({ name: "inactive-accounts", payload: z.object({}), attempts: 3 });

/** Attends to inactive accounts every night. */
export const inactiveTask = taskOf(job, (_payload, services) => attendInactive(services), "43 3 * * *");
