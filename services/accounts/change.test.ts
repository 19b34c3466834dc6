import { expect, test } from "vitest";
import { hourMs } from "../../app/utils/durations";
import { createMember } from "../../tests/setup/create-member";
import { servicesOverTest } from "../../tests/setup/services";
import { addressHash, hasBounced, rememberBounced } from "../platform/mail/bounces";

const jan = { email: "jan@voorbeeld.nl", password: "Paarse fiets 1954 regen" };
const logInAs = (changes: object = {}) => ({
  ...jan,
  remember: false,
  device: null,
  deviceName: "",
  ...changes,
});

/** A member who registered, and the secret of a session. */
async function loggedIn() {
  const site = await servicesOverTest();
  return { ...site, session: await site.register() };
}

test("a new password by mail ends all sessions, works once and for an hour", async () => {
  const { call, linkOf, pass, session } = await loggedIn();
  const password = "Groene trui 1961 mist";
  await call("requestPasswordReset", { email: jan.email });
  const late = await linkOf("reset-password");
  pass(hourMs);
  expect(await call("checkPasswordReset", { token: late })).toMatchObject({ status: 410 });
  await call("requestPasswordReset", { email: jan.email });
  const token = await linkOf("reset-password");
  expect(await call("checkPasswordReset", { token })).toMatchObject({ status: 200 });
  const common = await call("resetPassword", { token, password: "Welkom123456" });
  expect(common).toMatchObject({ status: 409, body: { errors: { password: "PasswordCommon" } } });
  expect(await call("resetPassword", { token, password })).toMatchObject({ status: 200 });
  expect(await call("resetPassword", { token, password })).toMatchObject({ status: 410 });
  expect(await call("session", undefined, { session })).toMatchObject({ status: 401 });
  expect(await call("logIn", logInAs({ password }))).toMatchObject({ status: 201 });
});

test.each([
  ["the own device", true],
  ["another browser", false],
])(
  "after a new password by mail one can log in at once, whatever was tried before, on %s",
  async (_, isKnown) => {
    const { call, linkOf } = await loggedIn();
    const device = isKnown ? (await call("logIn", logInAs())).body.device : null;
    const tries = Array.from({ length: 6 }, () => call("logIn", logInAs({ password: "Gok 1", device })));
    expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429);
    await call("requestPasswordReset", { email: jan.email });
    const password = "Groene trui 1961 mist";
    await call("resetPassword", { token: await linkOf("reset-password"), password });
    expect(await call("logIn", logInAs({ password, device }))).toMatchObject({ status: 201 });
  },
);

test("an address gets mails again once a link in one was used, though it bounced before", async () => {
  const { call, linkOf, services } = await loggedIn();
  const bounce = (email: string) =>
    rememberBounced(services.db, addressHash(email, services), services.now());
  const isRemembered = (email: string) => hasBounced(email, services);
  await bounce(jan.email);
  await call("requestPasswordReset", { email: jan.email });
  const reset = { token: await linkOf("reset-password"), password: jan.password };
  expect(await call("resetPassword", reset)).toMatchObject({ status: 200 });
  expect(await isRemembered(jan.email)).toBe(false);
  const email = "nieuw@voorbeeld.nl";
  await bounce(email);
  expect(await call("changeEmail", { token: await linkOf("change-email", email) })).toMatchObject({
    status: 200,
  });
  expect(await isRemembered(email)).toBe(false);
  await bounce(email);
  await services.db.updateTable("members").set({ state: "unverified" }).execute();
  expect(await call("verify", { token: await linkOf("verify") })).toMatchObject({ status: 200 });
  expect(await isRemembered(email)).toBe(false);
});

test("a changed password replaces the own session and ends all others; the current one has to be right", async () => {
  const { call, session } = await loggedIn();
  const other = (await call("logIn", logInAs({ remember: true }))).body;
  const password = "Groene trui 1961 mist";
  const wrong = await call("changePassword", { current: "Gok 1", password }, { session });
  expect(wrong).toMatchObject({ status: 409, body: { errors: { current: "PasswordWrong" } } });
  const changed = await call("changePassword", { current: jan.password, password }, { session });
  expect(changed).toMatchObject({ status: 200, body: { started: { remember: false } } });
  expect(await call("session", undefined, changed.body.started)).toMatchObject({ status: 200 });
  for (const ended of [{ session }, other])
    expect(await call("session", undefined, ended)).toMatchObject({ status: 401 });
});

test("another address counts once its link was used, and the old one is told", async () => {
  const { call, linkOf, session, mails } = await loggedIn();
  const change = { email: "nieuw@voorbeeld.nl", password: jan.password };
  expect(await call("requestEmailChange", change, { session })).toMatchObject({ status: 202 });
  expect(await call("session", undefined, { session })).toMatchObject({ body: { email: jan.email } });
  const token = await linkOf("change-email", change.email);
  expect(await call("changeEmail", { token })).toMatchObject({ status: 200 });
  expect(await call("changeEmail", { token })).toMatchObject({ status: 410 });
  expect(await call("session", undefined, { session })).toMatchObject({ body: { email: change.email } });
  expect(await mails()).toMatchObject([
    { template: "verify-account", address: null },
    { template: "change-email", address: change.email },
    { template: "email-changed", address: jan.email },
  ]);
});

test("a new password ends a change of address and a deletion that somebody else asked for, sent or not", async () => {
  const { call, linkOf, session, services, mails } = await loggedIn();
  const stolen = { email: "dief@voorbeeld.nl", password: jan.password };
  const changes = [
    { password: "Groene trui 1961 mist", byMail: true },
    { password: "Blauwe kom 1972 zon", byMail: false },
  ];
  let current = { password: jan.password, session };
  for (const { password, byMail } of changes) {
    expect(
      await call("requestEmailChange", { ...stolen, password: current.password }, current),
    ).toMatchObject({ status: 202 });
    await call("requestDeletion", { password: current.password }, current);
    const token = await linkOf("change-email", stolen.email);
    const deletion = await linkOf("delete-account");
    const answer = byMail
      ? await call("resetPassword", { token: await linkOf("reset-password"), password })
      : await call("changePassword", { current: current.password, password }, current);
    expect(answer).toMatchObject({ status: 200 });
    expect(await call("changeEmail", { token })).toMatchObject({ status: 410 });
    expect(await call("deleteAccount", { token: deletion })).toMatchObject({ status: 410 });
    current = { password, session: (await call("logIn", logInAs({ password }))).body.session };
  }
  const queued = await services.db
    .selectFrom("mails")
    .select("template")
    .where("state", "=", "queued")
    .execute();
  expect(queued.map(({ template }) => template)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/change-email|delete-account/)]),
  );
  expect((await mails()).map(({ address }) => address)).not.toContain(stolen.email);
});

test("a new address ends links for a new password and that delete the account: they are in the mailbox of the old one", async () => {
  const { call, linkOf, session } = await loggedIn();
  await call("requestPasswordReset", { email: jan.email });
  const reset = await linkOf("reset-password");
  const deletion = await linkOf("delete-account");
  const change = { email: "nieuw@voorbeeld.nl", password: jan.password };
  await call("requestEmailChange", change, { session });
  await call("changeEmail", { token: await linkOf("change-email", change.email) });
  expect(await call("checkPasswordReset", { token: reset })).toMatchObject({ status: 410 });
  expect(await call("deleteAccount", { token: deletion })).toMatchObject({ status: 410 });
});

test("a change of address that was asked for again, or of a member who was blocked since then, is of no use", async () => {
  const { call, linkOf, session, services } = await loggedIn();
  const ask = async (email: string) => {
    await call("requestEmailChange", { ...jan, email }, { session });
    return linkOf("change-email", email);
  };
  const wrong = await ask("typfout@voorbeeld.nl");
  const token = await ask("goed@voorbeeld.nl");
  expect(await call("changeEmail", { token: wrong })).toMatchObject({ status: 410 });
  await services.db.updateTable("members").set({ state: "blocked" }).execute();
  expect(await call("changeEmail", { token })).toMatchObject({ status: 410 });
  await services.db.updateTable("members").set({ state: "active" }).execute();
  expect(await call("session", undefined, { session })).toMatchObject({ body: { email: jan.email } });
});

test("an address that somebody else has cannot be taken over", async () => {
  const site = await loggedIn();
  const { call, session } = site;
  await createMember(site.services, { username: "Piet", email: "piet@voorbeeld.nl" });
  const change = { email: "PIET@voorbeeld.nl", password: jan.password };
  expect(await call("requestEmailChange", change, { session })).toMatchObject({
    status: 409,
    body: { errors: { email: "EmailTaken" } },
  });
});
