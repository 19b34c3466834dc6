import { expect, test } from "vitest";
import { hourMs } from "../../app/utils/durations";
import { servicesWithStaff } from "../../tests/setup/services-with-staff";
import { createSession } from "../accounts/sessions";

const step = 30_000;

test("a session of staff is open once the first code was right, for 12 hours, and other sessions need a code", async () => {
  const { call, sessionOf, services, setUp, open, codeNow, pass } = await servicesWithStaff();
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
  pass(12 * hourMs);
  expect(await state(other)).toEqual({ hasFactor: true, isOpen: false });
});

test("of one code, simultaneous tries open one session", async () => {
  const { sessionOf, setUp, open, codeNow, pass, services } = await servicesWithStaff();
  const session = await sessionOf("Anouk", "admin");
  const { secret } = await setUp(session);
  await services.db.updateTable("sessions").set({ staff_until: null }).execute();
  pass(step);
  const answers = await Promise.all([1, 2, 3, 4].map(() => open(session, codeNow(secret))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test("a recovery code works once, however it is typed, and new ones end the old", async () => {
  const { call, sessionOf, setUp, open, logged, mails } = await servicesWithStaff();
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
  const { call, sessionOf, setUp, open, codeNow, pass, services } = await servicesWithStaff();
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
  const { call, sessionOf, setUp, open, codeNow, services } = await servicesWithStaff();
  const [session, beginner] = [await sessionOf("Anouk", "admin"), await sessionOf("Joost", "editor")];
  const { secret } = await setUp(session);
  await call("beginSecondFactor", undefined, { session: beginner });
  services.secret = ["another secret"];
  expect((await open(session, codeNow(secret))).status).toBe(409);
  expect((await setUp(beginner)).codes).toHaveLength(10);
});

test("wrong codes have to wait longer and longer, without a look at the code", async () => {
  const { sessionOf, setUp, open, codeNow, pass } = await servicesWithStaff();
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
  const { sessionOf, setUp, services } = await servicesWithStaff();
  const { codes } = await setUp(await sessionOf("Anouk", "admin"));
  const [factor] = await services.db.selectFrom("second_factors").selectAll().execute();
  expect(factor?.secret).toHaveLength(12 + 16 + 20);
  const stored = await services.db.selectFrom("recovery_codes").selectAll().execute();
  expect(stored).toHaveLength(10);
  for (const code of codes)
    expect(stored.some(({ code_hash }) => code_hash.toString("latin1").includes(code))).toBe(false);
});
