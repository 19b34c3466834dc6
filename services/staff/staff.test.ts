import { expect, test } from "vitest";
import { servicesWithStaff } from "../../tests/setup/services-with-staff";
import type { Role } from "../platform/roles";

/** What each role is answered in an open session, and what staff who did not type a code are. */
const rights: Record<string, Record<Role, number>> = {
  staffMembers: { member: 403, moderator: 200, expert: 403, editor: 403, admin: 200 },
  staffMember: { member: 403, moderator: 200, expert: 403, editor: 403, admin: 200 },
  actOnMember: { member: 403, moderator: 200, expert: 403, editor: 403, admin: 200 },
  auditLog: { member: 403, moderator: 403, expert: 403, editor: 403, admin: 200 },
  renewRecoveryCodes: { member: 403, moderator: 200, expert: 200, editor: 200, admin: 200 },
  beginSecondFactor: { member: 403, moderator: 409, expert: 409, editor: 409, admin: 409 },
  confirmSecondFactor: { member: 403, moderator: 409, expert: 409, editor: 409, admin: 409 },
  openStaffSession: { member: 403, moderator: 409, expert: 409, editor: 409, admin: 409 },
};
const closed: Record<string, number> = {
  beginSecondFactor: 200,
  confirmSecondFactor: 409,
  openStaffSession: 409,
};
const roleNames: Role[] = ["member", "moderator", "expert", "editor", "admin"];

test("every operation for staff is for its roles, in an open session only", async () => {
  const { call, sessionOf, openSession } = await servicesWithStaff();
  await sessionOf("Wilgentak");
  for (const role of roleNames) {
    const session = role === "member" ? await sessionOf("Gewoon") : await openSession(`Open${role}`, role);
    const shut = await sessionOf(`Dicht${role}`, role);
    for (const [name, byRole] of Object.entries(rights)) {
      const input = { username: "Wilgentak", act: "logOut", role: null, code: "000000" };
      const names = name as Parameters<typeof call>[0];
      expect([name, role, (await call(names, input, { session })).status]).toEqual([
        name,
        role,
        byRole[role],
      ]);
      const expected = role === "member" ? 403 : (closed[name] ?? 403);
      expect([name, role, (await call(names, input, { session: shut })).status]).toEqual([
        name,
        role,
        expected,
      ]);
      expect((await call(names, input)).status).toBe(401);
    }
  }
});

test("moderators act on members, administrators on staff too, and nobody on themselves", async () => {
  const { call, openSession, sessionOf, services } = await servicesWithStaff();
  const sessions = {
    moderator: await openSession("Mona", "moderator"),
    admin: await openSession("Adam", "admin"),
  };
  for (const role of roleNames) await sessionOf(`Is${role}`, role);
  await services.db
    .updateTable("members")
    .set({ state: "blocked" })
    .where("username", "=", "Isexpert")
    .execute();
  const acts = async (staff: keyof typeof sessions, username: string) =>
    (await call("staffMember", { username }, { session: sessions[staff] })).body.acts;
  const expected = {
    Ismember: { moderator: ["block", "logOut"], admin: ["block", "logOut", "setRole"] },
    Ismoderator: { moderator: [], admin: ["block", "logOut", "setRole"] },
    Isexpert: { moderator: [], admin: ["unblock", "setRole"] },
    Isadmin: { moderator: [], admin: ["block", "logOut", "setRole"] },
    Mona: { moderator: [], admin: ["block", "logOut", "setRole", "resetSecondFactor"] },
    Adam: { moderator: [], admin: [] },
  };
  for (const [username, byStaff] of Object.entries(expected)) {
    expect([username, await acts("moderator", username)]).toEqual([username, byStaff.moderator]);
    expect([username, await acts("admin", username)]).toEqual([username, byStaff.admin]);
  }
  // What is not offered is refused.
  for (const act of ["block", "unblock", "logOut", "setRole", "resetSecondFactor"]) {
    const input = { username: "Isadmin", act, role: "member" };
    expect((await call("actOnMember", input, { session: sessions.moderator })).status).toBe(409);
    const own = { username: "Adam", act, role: "member" };
    expect((await call("actOnMember", own, { session: sessions.admin })).status).toBe(409);
  }
  const nobody = { username: "Niemand", act: "block", role: null };
  expect((await call("actOnMember", nobody, { session: sessions.admin })).status).toBe(404);
  const noRole = { username: "Ismember", act: "setRole", role: null };
  expect((await call("actOnMember", noRole, { session: sessions.admin })).status).toBe(409);
});

test.each([
  ["take each other's role", { act: "setRole", role: "member" }],
  ["block each other", { act: "block", role: null }],
])("two administrators who %s at once do not leave the site without one", async (_, act) => {
  const { call, openSession, services } = await servicesWithStaff();
  const [one, two] = [await openSession("Een", "admin"), await openSession("Twee", "admin")];
  const remove = (username: string, session: string) =>
    call("actOnMember", { username, ...act }, { session });
  const answers = await Promise.all([remove("Twee", one), remove("Een", two)]);
  // The second is refused: without a session, as no administrator any more, or as one who just was.
  expect([
    [200, 401],
    [200, 403],
    [200, 409],
  ]).toContainEqual(answers.map(({ status }) => status).sort());
  const admins = services.db.selectFrom("members").select("id").where("role", "=", "admin");
  expect(await admins.where("state", "=", "active").execute()).toHaveLength(1);
});

test("members are found by a part of the name, administrators find and see addresses, too, page by page", async () => {
  const { call, openSession, sessionOf } = await servicesWithStaff();
  const [moderator, admin] = [await openSession("Mona", "moderator"), await openSession("Adam", "admin")];
  for (let number = 10; number < 65; number += 1) await sessionOf(`Berk${number}`);
  const list = async (session: string, input: object) =>
    (await call("staffMembers", input, { session })).body;
  const first = await list(moderator, { search: "bERk" });
  expect([first.members.length, first.hasMore]).toEqual([50, true]);
  expect(first.members[0]).toMatchObject({
    username: "Berk10",
    email: null,
    role: "member",
    state: "active",
  });
  const rest = await list(moderator, { search: "berk", after: first.members[49].username });
  expect(rest.members.map((one: { username: string }) => one.username)).toEqual([
    "Berk60",
    "Berk61",
    "Berk62",
    "Berk63",
    "Berk64",
  ]);
  expect(rest.hasMore).toBe(false);
  const email = "berk10@voorbeeld.nl";
  expect((await list(moderator, { search: email })).members).toEqual([]);
  expect((await list(admin, { search: email.toUpperCase() })).members).toMatchObject([
    { username: "Berk10" },
  ]);
  for (const search of ["%", "_", "\\", "'"]) expect((await list(admin, { search })).members).toEqual([]);
});

test("the log shows who did what, the newest first, also of members who left", async () => {
  const { call, openSession, sessionOf, services } = await servicesWithStaff();
  const session = await openSession("Adam", "admin");
  await sessionOf("Wilgentak");
  const act = (act: string, role: string | null = null) =>
    call("actOnMember", { username: "Wilgentak", act, role }, { session });
  for (let count = 0; count < 26; count += 1) {
    await act("logOut");
    await act("setRole", count % 2 ? "member" : "editor");
  }
  await act("setRole", "expert");
  const log = async (input = {}) => (await call("auditLog", input, { session })).body;
  const first = await log();
  expect([first.entries.length, first.hasMore]).toEqual([50, true]);
  expect(first.entries[0]).toMatchObject({
    action: "set role",
    actor: { kind: "member", name: "Adam" },
    subject: { kind: "member", name: "Wilgentak" },
    facts: { before: "member", role: "expert" },
  });
  const rest = await log({ before: first.entries[49].id });
  const actions = rest.entries.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(["end sessions", "set role", "end sessions", "second factor"]);
  const roles = await log({ action: "set role" });
  expect(roles.entries).toHaveLength(27);
  await services.db.deleteFrom("members").where("username", "=", "Wilgentak").execute();
  const [left] = (await log()).entries;
  expect(left.subject).toEqual({ kind: "former", name: expect.stringMatching(/^[0-9a-f]{8}$/) });
});
