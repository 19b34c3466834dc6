import { expect, test } from "vitest";
import { dayMs, hourMs } from "../../app/utils/durations";
import { servicesOverTest } from "../../tests/setup/services";
import { sha256 } from "../platform/hash";

const jan = {
  email: "Jan@voorbeeld.nl",
  username: "Wilgentak",
  password: "Paarse fiets 1954 regen",
  termsVersion: "2026-11",
  profileVisible: true,
  health: null,
};
const logInAs = (changes: object = {}) => ({
  email: jan.email,
  password: jan.password,
  remember: false,
  device: null,
  deviceName: "Firefox op Mac",
  ...changes,
});

/** An active member, and the secret of a session. */
async function loggedIn(changes: Partial<typeof jan> = {}) {
  const site = await servicesOverTest();
  const { call, linkOf } = site;
  expect(await call("register", { ...jan, ...changes })).toMatchObject({ status: 201 });
  expect(await call("verify", { token: await linkOf("verify") })).toMatchObject({ status: 200 });
  const { email = jan.email } = changes;
  const answer = await call("logIn", logInAs({ email }));
  expect(answer.status).toBe(201);
  return { ...site, session: answer.body.session, device: answer.body.device };
}

test("an account can be used after its link was used, and its session until it is ended", async () => {
  const { call, linkOf } = await servicesOverTest();
  expect(await call("register", jan)).toEqual({ status: 201, body: {} });
  expect(await call("logIn", logInAs())).toEqual({ status: 403, body: { reason: "unverified" } });
  expect(await call("verify", { token: await linkOf("verify") })).toEqual({ status: 200, body: {} });
  const { status, body } = await call("logIn", logInAs({ email: " jan@VOORBEELD.nl\u200b " }));
  expect(status).toBe(201);
  const member = { username: "Wilgentak", email: "Jan@voorbeeld.nl", role: "member", previousVisit: null };
  expect(await call("session", undefined, body)).toMatchObject({ status: 200, body: member });
  expect(await call("logOut", undefined, body)).toMatchObject({ status: 200 });
  expect(await call("session", undefined, body)).toMatchObject({ status: 401 });
});

test("the link of an account works once, for 24 hours, and for nothing else", async () => {
  const { call, linkOf, pass } = await servicesOverTest();
  await call("register", jan);
  const token = await linkOf("verify");
  expect(await call("resetPassword", { token, password: "Een ander wachtwoord 7" })).toMatchObject({
    status: 410,
  });
  pass(dayMs);
  expect(await call("verify", { token })).toMatchObject({ status: 410 });
  await call("resendVerification", { email: jan.email });
  const again = await linkOf("verify");
  expect(await call("verify", { token: again })).toMatchObject({ status: 200 });
  expect(await call("verify", { token: again })).toMatchObject({ status: 410 });
});

test("a new registration on an unverified address replaces the earlier one whole", async () => {
  const { call, linkOf } = await servicesOverTest();
  const health = { relationship: "child" as const, forms: [], phase: null, consentVersion: "2026-11" };
  await call("register", { ...jan, health });
  const first = await linkOf("verify");
  const second = {
    ...jan,
    email: "jan@voorbeeld.nl",
    username: "Wilgentakje",
    password: "Groene trui 1961 mist",
  };
  expect(await call("register", second)).toMatchObject({ status: 201 });
  expect(await call("verify", { token: first })).toMatchObject({ status: 410 });
  expect(await call("verify", { token: await linkOf("verify") })).toMatchObject({ status: 200 });
  expect(await call("logIn", logInAs())).toMatchObject({ status: 401 });
  expect(await call("logIn", logInAs({ password: second.password }))).toMatchObject({ status: 201 });
});

test("an address and a username are taken without regard to case, and free names are suggested", async () => {
  const { call } = await loggedIn();
  const answer = await call("register", { ...jan, email: "JAN@voorbeeld.nl", username: "wilgenTAK" });
  expect(answer).toMatchObject({
    status: 409,
    body: { errors: { email: "EmailTaken", username: "UsernameTaken" } },
  });
  const [suggestion = ""] = answer.body.suggestions;
  expect(await call("register", { ...jan, email: "piet@voorbeeld.nl", username: suggestion })).toMatchObject({
    status: 201,
  });
});

test("who registers again with a corrected address keeps the name they chose", async () => {
  const { call, services } = await servicesOverTest();
  const mistyped = { ...jan, email: "jan@voorbeeld.nk" };
  expect((await call("register", mistyped)).status).toBe(201);
  expect((await call("register", jan)).body.errors).toEqual({ username: "UsernameTaken" });
  expect((await call("register", { ...jan, replaces: mistyped.email })).status).toBe(201);
  const members = await services.db.selectFrom("members").select("email").execute();
  expect(members).toEqual([{ email: jan.email }]);
});

test("a registration does not replace an account whose address was confirmed", async () => {
  const { call } = await loggedIn();
  const other = { ...jan, email: "ander@voorbeeld.nl", replaces: jan.email };
  expect((await call("register", other)).body.errors).toEqual({ username: "UsernameTaken" });
  expect((await call("logIn", logInAs())).status).toBe(201);
});

test("of simultaneous registrations with one name, one succeeds", async () => {
  const { call } = await servicesOverTest();
  const answers = await Promise.all(
    [1, 2, 3, 4].map((number) => call("register", { ...jan, email: `jan${number}@voorbeeld.nl` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});

test("of simultaneous registrations of one account, all succeed", async () => {
  const { call, services } = await servicesOverTest();
  const answers = await Promise.all([1, 2, 3, 4].map(() => call("register", jan)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await services.db.selectFrom("members").select("email").execute()).toEqual([{ email: jan.email }]);
});

test.each([
  ["Jan1@voorbeeld.nl", "Wilgentak", "jan1@Voorbeeld.nl", "PasswordIsName"],
  ["Jan12345678x@voorbeeld.nl", "Wilgentak", "Jan12345678X", "PasswordIsName"],
  ["jan@voorbeeld.nl", "Wilgentak", "Welkom123456", "PasswordCommon"],
  ["jan@voorbeeld.nl", "Wilgentak", "Alzheimer1234", "PasswordCommon"],
  // Of a long one the beginning counts, as judging all of it may take seconds.
  ["jan@voorbeeld.nl", "Wilgentak", `Aa1${"a".repeat(29)}, paarse fiets 1954 regen`, "PasswordCommon"],
])("with %s and %s, the password %s is refused: %s", async (email, username, password, error) => {
  const { call } = await servicesOverTest();
  expect(await call("register", { ...jan, email, username, password })).toMatchObject({
    status: 409,
    body: { errors: { password: error } },
  });
});

test.each(["Moderator1", "Beheer", "m0derat0r", "xAdm1nx", "Hulplijn", "Badmintonadmin"])(
  "the username %s is reserved",
  async (username) => {
    const { call } = await servicesOverTest();
    expect(await call("register", { ...jan, username })).toMatchObject({
      status: 409,
      body: { errors: { username: "UsernameReserved" } },
    });
  },
);

test.each(["Badminton77", "Ajaxsupporter"])("the username %s is free", async (username) => {
  const { call } = await servicesOverTest();
  expect(await call("register", { ...jan, username })).toMatchObject({ status: 201 });
});

test("after five failures an account waits longer and longer, without an effect on other networks and devices", async () => {
  const { call, pass, device } = await loggedIn();
  const wrong = logInAs({ password: "Niet het wachtwoord 1" });
  const elsewhere = { client: "elsewhere" };
  for (let count = 0; count < 5; count += 1)
    expect(await call("logIn", wrong, elsewhere)).toMatchObject({ status: 401 });
  expect(await call("logIn", logInAs(), elsewhere)).toEqual({ status: 429, body: { retryAfterSeconds: 10 } });
  expect(await call("logIn", logInAs())).toMatchObject({ status: 201 });
  expect(await call("logIn", logInAs({ device }), elsewhere)).toMatchObject({ status: 201 });
  const waits: number[] = [];
  for (let wait = 10; waits.length < 9; ) {
    pass(wait * 1000);
    expect(await call("logIn", wrong, elsewhere)).toMatchObject({ status: 401 });
    const { body } = await call("logIn", wrong, elsewhere);
    wait = body.retryAfterSeconds;
    waits.push(wait);
  }
  expect(waits).toEqual([20, 40, 80, 160, 320, 640, 900, 900, 900]);
});

test("simultaneous guesses count as much as guesses in turn", async () => {
  const { call } = await loggedIn();
  const guesses = Array.from({ length: 20 }, (_, index) =>
    call("logIn", logInAs({ password: `Gok nummer ${index}` }), { client: "elsewhere" }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
});

test("log-in, forgotten password and another mail answer alike, with as many statements, for known and unknown addresses", async () => {
  const { call, statements } = await loggedIn();
  const compare = async (known: () => Promise<unknown>, unknown: () => Promise<unknown>) => {
    statements.length = 0;
    const ofKnown = { answer: await known(), statements: [...statements] };
    statements.length = 0;
    const ofUnknown = { answer: await unknown(), statements: [...statements] };
    expect(ofUnknown).toEqual(ofKnown);
    expect(ofKnown.statements.length).toBeGreaterThan(2);
  };
  const elsewhere = { client: "elsewhere" };
  const tryLogIn = (email: string) => call("logIn", logInAs({ email, password: "Gok 1" }), elsewhere);
  await compare(
    () => tryLogIn(jan.email),
    () => tryLogIn("niemand@voorbeeld.nl"),
  );
  for (const kind of ["requestPasswordReset", "resendVerification"] as const)
    await compare(
      () => call(kind, { email: jan.email }, elsewhere),
      () => call(kind, { email: "niemand@voorbeeld.nl" }, elsewhere),
    );
});

test("a session lasts 12 hours; a remembered one 60 days without a visit, and a year at most", async () => {
  const { call, pass, session } = await loggedIn();
  const remembered = (await call("logIn", logInAs({ remember: true }))).body;
  pass(12 * hourMs - 1);
  expect(await call("session", undefined, { session })).toMatchObject({ status: 200 });
  pass(1);
  expect(await call("session", undefined, { session })).toMatchObject({ status: 401 });
  for (let visit = 0; visit < 3; visit += 1) {
    pass(59 * dayMs);
    expect(await call("session", undefined, remembered)).toMatchObject({ status: 200 });
  }
  pass(60 * dayMs);
  expect(await call("session", undefined, remembered)).toMatchObject({ status: 401 });
  const visited = (await call("logIn", logInAs({ remember: true }))).body;
  for (let month = 1; month <= 12; month += 1) {
    pass(30 * dayMs);
    expect(await call("session", undefined, visited)).toMatchObject({ status: 200 });
  }
  pass(5 * dayMs);
  expect(await call("session", undefined, visited)).toMatchObject({ status: 401 });
});

test("a member sees on which devices they are logged in, and ends one of them", async () => {
  const { call, session, pass, sessionOf } = await loggedIn();
  pass(1000);
  const second = (await call("logIn", logInAs({ deviceName: "Chrome op Android" }))).body.session;
  const list = async () => (await call("sessions", undefined, { session })).body.sessions;
  const [newest, oldest] = await list();
  expect(newest).toMatchObject({ deviceName: "Chrome op Android", isCurrent: false });
  expect(oldest).toMatchObject({ deviceName: "Firefox op Mac", isCurrent: true });
  expect(newest.id).not.toContain(sha256(second).toString("hex"));
  const another = await sessionOf("Rietvink");
  await call("endSession", { id: newest.id }, { session: another });
  expect(await list()).toHaveLength(2);
  await call("endSession", { id: newest.id }, { session });
  expect(await list()).toEqual([oldest]);
  expect(await call("session", undefined, { session: second })).toMatchObject({ status: 401 });
});
