import { expect, test } from "vitest";
import { servicesOverTest } from "../../tests/setup/services";
import { codeAt } from "../../tests/setup/totp-codes";
import { createSession } from "../accounts/sessions";
import type { Role } from "../platform/roles";

const step = 30_000;

/** The services, with members of staff whose sessions are open. */
async function staffSite() {
  const site = await servicesOverTest();
  const { call, sessionOf, services, pass } = site;

  /** Sets up the second factor of a session. Returns the secret and the recovery codes. */
  async function setUp(session: string): Promise<{ secret: string; codes: string[] }> {
    const begun = await call("beginSecondFactor", undefined, { session });
    const { secret } = begun.body;
    const confirmed = await call(
      "confirmSecondFactor",
      { code: codeAt(secret, services.now()) },
      { session },
    );
    expect(confirmed.status).toBe(200);
    return { secret, codes: confirmed.body.recoveryCodes };
  }

  async function openSession(username: string, role: Role): Promise<string> {
    const session = await sessionOf(username, role);
    await setUp(session);
    return session;
  }

  const open = (session: string, code: string) => call("openStaffSession", { code }, { session });
  const codeNow = (secret: string) => codeAt(secret, services.now());
  return { ...site, pass, setUp, openSession, open, codeNow };
}

test("a session of staff is open once the first code was right, for 12 hours, and other sessions need a code", async () => {
  const { call, sessionOf, services, setUp, open, codeNow, pass } = await staffSite();
  const session = await sessionOf("Anouk", "moderator");
  const state = async (of = session) => (await call("staffState", undefined, { session: of })).body;
  expect(await state()).toEqual({ hasFactor: false, isOpen: false });
  expect((await call("confirmSecondFactor", { code: "000000" }, { session })).status).toBe(409);
  expect((await open(session, "000000")).status).toBe(409);
  const { secret, codes } = await setUp(session);
  expect(codes).toHaveLength(10);
  expect(await state()).toEqual({ hasFactor: true, isOpen: true });
  expect((await call("beginSecondFactor", undefined, { session })).status).toBe(409);

  const { id } = await services.db.selectFrom("members").select("id").executeTakeFirstOrThrow();
  const other = await createSession(
    services.db,
    { memberId: id, remember: true, deviceName: "" },
    services.now(),
  );
  expect(await state(other)).toEqual({ hasFactor: true, isOpen: false });
  expect((await call("staffMembers", {}, { session: other })).body).toEqual({ reason: "second-factor" });
  // The code that set it up was used.
  expect((await open(other, codeNow(secret))).status).toBe(409);
  pass(step);
  expect((await open(other, `${codeNow(secret).slice(0, 3)} ${codeNow(secret).slice(3)}`)).status).toBe(200);
  expect((await call("staffMembers", {}, { session: other })).status).toBe(200);
  pass(12 * 3_600_000);
  expect(await state(other)).toEqual({ hasFactor: true, isOpen: false });
});

test("of one code, simultaneous tries open one session", async () => {
  const { sessionOf, setUp, open, codeNow, pass, services } = await staffSite();
  const session = await sessionOf("Anouk", "admin");
  const { secret } = await setUp(session);
  await services.db.updateTable("sessions").set({ staff_until: null }).execute();
  pass(step);
  const answers = await Promise.all([1, 2, 3, 4].map(() => open(session, codeNow(secret))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test("a recovery code works once, however it is typed, and new ones end the old", async () => {
  const { call, sessionOf, setUp, open, logged, mails } = await staffSite();
  const session = await sessionOf("Anouk", "editor");
  const { codes } = await setUp(session);
  const [first = "", second = "", third = ""] = codes;
  expect(await open(session, ` ${first.toLowerCase().replaceAll("-", " ")}`)).toMatchObject({
    status: 200,
    body: { codesLeft: 9 },
  });
  expect((await open(session, first)).status).toBe(409);
  expect(await open(session, second)).toMatchObject({ status: 200, body: { codesLeft: 8 } });
  const renewed = await call("renewRecoveryCodes", undefined, { session });
  expect(new Set([...codes, ...renewed.body.recoveryCodes]).size).toBe(20);
  expect((await open(session, third)).status).toBe(409);
  expect((await open(session, renewed.body.recoveryCodes[0])).status).toBe(200);
  expect(JSON.stringify(logged)).not.toContain(first);
  const used = { template: "recovery-code-used" };
  expect(await mails()).toMatchObject([
    ...[{ template: "second-factor-set" }, used, used, { template: "recovery-codes-renewed" }, used],
  ]);
});

test("codes work on while the secret is replaced, and those of the app without the old one once they were used", async () => {
  const { call, sessionOf, setUp, open, codeNow, pass, services } = await staffSite();
  const session = await sessionOf("Anouk", "admin");
  const { secret, codes } = await setUp(session);
  const [first, second] = codes;
  const newer = "a newer secret";
  services.secret = [newer, ...services.secret];
  pass(step);
  expect((await open(session, first ?? "")).status).toBe(200);
  expect((await open(session, codeNow(secret))).status).toBe(200);
  services.secret = [newer];
  pass(step);
  expect((await open(session, second ?? "")).status).toBe(409);
  expect((await open(session, codeNow(secret))).status).toBe(200);
  const { recoveryCodes } = (await call("renewRecoveryCodes", undefined, { session })).body;
  services.secret = ["another secret", newer];
  expect((await open(session, recoveryCodes[0])).status).toBe(200);
});

test("a factor that no secret decrypts is a wrong code, and one that is not confirmed is made anew", async () => {
  const { call, sessionOf, setUp, open, codeNow, services } = await staffSite();
  const [session, beginner] = [await sessionOf("Anouk", "admin"), await sessionOf("Joost", "editor")];
  const { secret } = await setUp(session);
  await call("beginSecondFactor", undefined, { session: beginner });
  services.secret = ["another secret"];
  expect((await open(session, codeNow(secret))).status).toBe(409);
  expect((await setUp(beginner)).codes).toHaveLength(10);
});

test("wrong codes have to wait longer and longer, without a look at the code", async () => {
  const { sessionOf, setUp, open, codeNow, pass } = await staffSite();
  const session = await sessionOf("Anouk", "moderator");
  const { secret } = await setUp(session);
  pass(step);
  for (let count = 0; count < 5; count += 1) expect((await open(session, "000000")).status).toBe(409);
  const waiting = await open(session, codeNow(secret));
  expect(waiting).toMatchObject({ status: 429, body: { retryAfterSeconds: expect.any(Number) } });
  pass(waiting.body.retryAfterSeconds * 1000 + step);
  expect((await open(session, codeNow(secret))).status).toBe(200);
});

test("a stolen database opens no session: secret and recovery codes are not readable in it", async () => {
  const { sessionOf, setUp, services } = await staffSite();
  const { codes } = await setUp(await sessionOf("Anouk", "admin"));
  const [factor] = await services.db.selectFrom("second_factors").selectAll().execute();
  expect(factor?.secret).toHaveLength(12 + 16 + 20);
  const stored = await services.db.selectFrom("recovery_codes").selectAll().execute();
  expect(stored).toHaveLength(10);
  for (const code of codes)
    expect(stored.some(({ code_hash }) => code_hash.toString("latin1").includes(code))).toBe(false);
});

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
  const { call, sessionOf, openSession } = await staffSite();
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
  const { call, openSession, sessionOf, services } = await staffSite();
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
  const { call, openSession, services } = await staffSite();
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
  const { call, openSession, sessionOf } = await staffSite();
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
  const { call, openSession, sessionOf, services } = await staffSite();
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
  expect(left.subject).toEqual({ kind: "former", name: expect.stringMatching(/^.{8}$/) });
});
