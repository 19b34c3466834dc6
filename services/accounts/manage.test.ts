import { sql } from "kysely";
import { expect, test } from "vitest";
import { servicesOverTest } from "../../tests/setup/services";
import { seedDemoMembers } from "./demo";
import { getMember, listMembers, logOutAll, memberActs } from "./manage";

test("staff's acts on a member take effect at once, and each is in the log", async () => {
  const { services, call, register } = await servicesOverTest();
  const session = await register();
  const now = services.now();
  const member = await getMember(services, "JAN");
  await memberActs.setRole(services.db, member, "command", "moderator", now);
  expect(await call("session", undefined, { session })).toMatchObject({ body: { role: "moderator" } });
  await memberActs.block(services.db, member, "command", now);
  expect(await call("session", undefined, { session })).toMatchObject({ status: 401 });
  const typed = { email: "jan@voorbeeld.nl", password: "Paarse fiets 1954 regen" };
  const device = { remember: false, device: null, deviceName: "" };
  expect(await call("logIn", { ...typed, ...device })).toEqual({ status: 403, body: { reason: "blocked" } });
  await memberActs.unblock(services.db, member, "command", now);
  expect(await call("logIn", { ...typed, ...device })).toMatchObject({ status: 201 });
  await memberActs.delete(services.db, member, "command", services);
  expect(await listMembers(services)).toEqual([]);
  const log = await services.db
    .selectFrom("audit_log")
    .select(["actor", "action", "subject"])
    .orderBy("id")
    .execute();
  expect(log).toEqual(
    ["set role", "block", "unblock", "delete member"].map((action) => ({
      actor: "command",
      action,
      subject: member.pseudonym,
    })),
  );
});

test("sessions of one member or of all end, each is in the log, and members can log in again", async () => {
  const { services, call, logIn } = await servicesOverTest();
  const typed = { email: "jan@voorbeeld.nl", password: "Paarse fiets 1954 regen" };
  const again = { ...typed, remember: true, device: null, deviceName: "" };
  const first = { session: await logIn() };
  const member = await getMember(services, "Jan");
  await memberActs.logOut(services.db, member, "command", services.now());
  expect(await call("session", undefined, first)).toMatchObject({ status: 401 });
  const second = (await call("logIn", again)).body;
  await logOutAll(services.db, "command", services.now());
  expect(await call("session", undefined, second)).toMatchObject({ status: 401 });
  expect(await call("logIn", again)).toMatchObject({ status: 201 });
  const log = await services.db.selectFrom("audit_log").select(["action", "subject"]).orderBy("id").execute();
  expect(log).toEqual(
    [member.pseudonym, "all members"].map((subject) => ({ action: "end sessions", subject })),
  );
});

test.each(["update audit_log set actor = 'x'", "delete from audit_log", "truncate audit_log"])(
  "the database refuses '%s'",
  async (statement) => {
    const { services } = await servicesOverTest();
    await expect(sql.raw(statement).execute(services.db)).rejects.toThrow("append-only");
  },
);

test("demo members are added to an empty database only, with a role of each kind", async () => {
  const { services } = await servicesOverTest();
  await seedDemoMembers(services);
  const members = await listMembers(services);
  expect(new Set(members.map(({ role }) => role)).size).toBe(5);
  await seedDemoMembers(services);
  expect(await listMembers(services)).toEqual(members);
});
