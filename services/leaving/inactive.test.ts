import { expect, test } from "vitest";
import { dayMs } from "../../app/utils/durations";
import { createMember } from "../../tests/setup/create-member";
import { testServices } from "../../tests/setup/database";
import { getMember, memberActs } from "../accounts/manage";
import type { MemberRow } from "../accounts/members";
import { createSession, findSessionMember } from "../accounts/sessions";
import { endMail } from "../platform/mail/orders";
import { inactiveTask } from "./inactive";

const years = 731 * dayMs;
const month = 31 * dayMs;

/** The services with a member, and the job of a night. */
async function nights() {
  const site = await testServices();
  const { db } = site.services;
  const id = await createMember(site.services, { username: "Wilgentak" });
  const run = () => inactiveTask.run({}, site.services, { isLast: false });
  const mails = async () => {
    const rows = await db.selectFrom("mails").select(["id", "template", "address", "facts"]).execute();
    return rows.map(({ template }) => template);
  };
  const members = async () => {
    const rows = await db.selectFrom("members").select("username").orderBy("username").execute();
    return rows.map(({ username }) => username);
  };
  /** Runs the job after some time. */
  const after = async (ms: number) => {
    site.pass(ms);
    await run();
    return { mails: await mails(), members: await members() };
  };
  return { ...site, db, id, run, after };
}

test("a member gets one mail after two years, and is deleted a month later", async () => {
  const { after, db, services } = await nights();
  const kept = ["Wilgentak"];
  expect(await after(years)).toEqual({ mails: [], members: kept });
  expect(await after(1)).toEqual({ mails: ["account-inactive"], members: kept });
  const { facts } = await db.selectFrom("mails").select("facts").executeTakeFirstOrThrow();
  expect(facts).toEqual({ until: new Date(services.now().getTime() + month).toISOString() });
  expect(await after(month)).toEqual({ mails: ["account-inactive"], members: kept });
  expect(await after(1)).toEqual({ mails: ["account-deleted"], members: [] });
  expect(await after(dayMs)).toEqual({ mails: ["account-deleted"], members: [] });
  const acts = await db.selectFrom("audit_log").select(["actor", "action"]).execute();
  expect(acts).toEqual([{ actor: "inactivity", action: "delete member" }]);
});

test.each<[string, (site: Awaited<ReturnType<typeof nights>>) => Promise<unknown>]>([
  [
    "logs in",
    ({ db, id, services }) =>
      db.updateTable("members").set({ last_visit_at: services.now() }).where("id", "=", id).execute(),
  ],
  [
    "comes back in a session that lasted",
    async ({ db, id, services, pass }) => {
      const session = { memberId: id, remember: true, deviceName: "" };
      const secret = await createSession(db, session, new Date(services.now().getTime() - 2 * dayMs));
      expect(await findSessionMember(secret, services)).toMatchObject({ id });
      // The session ends and is deleted; the visit counts all the same.
      await db.deleteFrom("sessions").execute();
      pass(1);
    },
  ],
])("who %s after the mail keeps the account, and gets the next mail two years later", async (_, visit) => {
  const site = await nights();
  await site.after(years + 1);
  site.pass(month - 1);
  await visit(site);
  const { members } = await site.after(dayMs);
  expect(members).toEqual(["Wilgentak"]);
  expect((await site.after(years - 2 * dayMs)).mails).toEqual(["account-inactive"]);
  expect((await site.after(2 * dayMs)).mails).toEqual(["account-inactive", "account-inactive"]);
});

test("two workers send one mail", async () => {
  const { run, db, pass } = await nights();
  pass(years + 1);
  await Promise.all([run(), run()]);
  expect(await db.selectFrom("mails").select("id").execute()).toHaveLength(1);
  pass(month + 1);
  await Promise.all([run(), run()]);
  expect(await db.selectFrom("mails").select("template").execute()).toEqual([
    { template: "account-deleted" },
  ]);
});

test("staff, blocked members and those without verification are neither mailed nor deleted", async () => {
  const { services, db, id, after, logged } = await nights();
  await createMember(services, { username: "Beukennoot", state: "blocked" });
  await createMember(services, { username: "Eikenblad", state: "unverified" });
  await db.updateTable("members").set({ role: "moderator" }).where("id", "=", id).execute();
  const all = ["Beukennoot", "Eikenblad", "Wilgentak"];
  expect(await after(years + 1)).toEqual({ mails: [], members: all });
  expect(await after(month + 1)).toEqual({ mails: [], members: all });
  expect(logged.at(-1)).toMatchObject({ fields: { mailed: 0, deleted: 0, staff: 1 } });
});

test("who became staff after the mail is not deleted", async () => {
  const { db, id, after } = await nights();
  await after(years + 1);
  await db.updateTable("members").set({ role: "expert" }).where("id", "=", id).execute();
  expect((await after(month + 1)).members).toEqual(["Wilgentak"]);
});

test.each<[string, (member: MemberRow, site: Awaited<ReturnType<typeof nights>>) => Promise<unknown>]>([
  [
    "a block",
    async (member, { db, services, after }) => {
      await memberActs.block(db, member, "command", services.now());
      await after(years);
      await memberActs.unblock(db, member, "command", services.now());
    },
  ],
  [
    "a role",
    async (member, { db, services, after }) => {
      await memberActs.setRole(db, member, "command", "expert", services.now());
      await after(years);
      await memberActs.setRole(db, member, "command", "member", services.now());
    },
  ],
])("after %s a member gets the mail again before the deletion", async (_, spend) => {
  const site = await nights();
  await site.after(years + 1);
  await spend(await getMember(site.services, "Wilgentak"), site);
  expect(await site.after(dayMs)).toEqual({
    mails: ["account-inactive", "account-inactive"],
    members: ["Wilgentak"],
  });
  expect((await site.after(month + 1)).members).toEqual([]);
});

test.each([
  ["451", 2],
  ["ECONNREFUSED", 2],
  ["550", 1],
  ["bounce", 1],
])("a mail that ended with %s makes %d mails before the deletion", async (code, count) => {
  const { db, services, after } = await nights();
  await after(years + 1);
  const { id } = await db.selectFrom("mails").select("id").executeTakeFirstOrThrow();
  await endMail(db, id, { state: "failed", code }, services.now());
  expect((await after(dayMs)).mails).toHaveLength(count);
  expect((await after(dayMs)).mails).toHaveLength(count);
  expect((await after(month)).members).toEqual([]);
});

test("the log line of a night names nobody", async () => {
  const { after, logged } = await nights();
  await after(years + 1);
  expect(logged).toMatchObject([{ fields: { mailed: 1, deleted: 0, staff: 0 } }]);
  expect(JSON.stringify(logged)).not.toContain("ilgentak");
});

test("the job runs every night", () => {
  expect(inactiveTask.cron).toMatch(/^\d+ \d+ \* \* \*$/);
});
