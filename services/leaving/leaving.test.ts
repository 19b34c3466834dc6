import { sql } from "kysely";
import { expect, test } from "vitest";
import { dayMs } from "../../app/utils/durations";
import { servicesOverTest } from "../../tests/setup/services";
import { getMember, memberActs } from "../accounts/manage";
import { addressHash, hasBounced, rememberBounced } from "../platform/mail/bounces";

const password = "Paarse fiets 1954 regen";
const wrong = "Groene trui 1961 mist";

/** A logged-in member, with the link that deletes their account. */
async function leaving() {
  const site = await servicesOverTest();
  const session = await site.register();
  const { id, pseudonym } = await getMember(site.services, "jan");
  const request = (typed = password) => site.call("requestDeletion", { password: typed }, { session });
  const link = () => site.linkOf("delete-account");
  return { ...site, session, request, link, id, pseudonym };
}

test("an account is deleted with its password and the link in the mail, and not before", async () => {
  const { call, request, link, session, mails, services, pseudonym } = await leaving();
  expect(await request()).toEqual({ status: 202, body: {} });
  expect((await mails()).map(({ template }) => template)).toEqual(["verify-account", "delete-account"]);
  expect(await call("session", undefined, { session })).toMatchObject({ status: 200 });
  expect(await call("deleteAccount", { token: await link() })).toEqual({ status: 200, body: {} });
  expect(await call("session", undefined, { session })).toMatchObject({ status: 401 });
  const logIn = { email: "jan@voorbeeld.nl", password, remember: false, device: null, deviceName: "" };
  expect(await call("logIn", logIn)).toEqual({ status: 401, body: {} });
  // Their other mails are dropped; the last one has nobody but an address.
  expect(await mails()).toEqual([
    { template: "account-deleted", address: "jan@voorbeeld.nl", member_id: null },
  ]);
  const acts = await services.db.selectFrom("audit_log").select(["actor", "action", "subject"]).execute();
  expect(acts).toEqual([{ actor: pseudonym, action: "delete member", subject: pseudonym }]);
});

test("guesses of the password are limited, and send nothing", async () => {
  const { request, mails } = await leaving();
  const before = await mails();
  for (let count = 0; count < 5; count += 1)
    expect(await request(wrong)).toEqual({ status: 409, body: { errors: { password: "PasswordWrong" } } });
  expect(await request()).toMatchObject({ status: 429, body: { retryAfterSeconds: 10 } });
  expect(await mails()).toEqual(before);
});

test("a member has few of these mails sent in an hour", async () => {
  const { request } = await leaving();
  const answers = [await request(), await request(), await request(), await request()];
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 429]);
});

test("the link works once, for 24 hours, for one purpose, and not for a member who is blocked", async () => {
  const { call, request, link, pass, services, id } = await leaving();
  await request();
  const [old, token] = [await link(), await link()];
  expect(await call("resetPassword", { token, password: wrong })).toMatchObject({ status: 410 });
  pass(dayMs);
  expect(await call("deleteAccount", { token: old })).toEqual({ status: 410, body: {} });
  const blocked = await link();
  await memberActs.block(services.db, await getMember(services, "jan"), "command", services.now());
  expect(await call("deleteAccount", { token: blocked })).toMatchObject({ status: 410 });
  await memberActs.unblock(services.db, await getMember(services, "jan"), "command", services.now());
  const last = await link();
  const answers = await Promise.all([
    call("deleteAccount", { token: last }),
    call("deleteAccount", { token: last }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  const rows = await services.db.selectFrom("members").select("id").where("id", "=", id).execute();
  expect(rows).toEqual([]);
});

test("that an address bounced, and what was tried with the account, is forgotten", async () => {
  const { call, request, link, services } = await leaving();
  const { db, now } = services;
  await rememberBounced(db, addressHash("JAN@voorbeeld.nl", services), now());
  await rememberBounced(db, addressHash("piet@voorbeeld.nl", services), now());
  await request(wrong);
  await call("requestPasswordReset", { email: "jan@voorbeeld.nl" });
  await request();
  const count = async () => (await db.selectFrom("tries").select("key").execute()).length;
  const before = await count();
  await call("deleteAccount", { token: await link() });
  expect(await hasBounced("jan@voorbeeld.nl", services)).toBe(false);
  expect(await hasBounced("piet@voorbeeld.nl", services)).toBe(true);
  // Those of the member's mails; what remains counts a network.
  expect(before - (await count())).toBe(2);
});

test("the address and the name of a deleted account are free again", async () => {
  const { call, request, link, logIn } = await leaving();
  await request();
  await call("deleteAccount", { token: await link() });
  expect(await logIn()).toMatch(/^[\w-]{43}$/);
});

test("an account is deleted whole or not at all", async () => {
  const { call, request, link, services, session, mails } = await leaving();
  await request();
  const before = await mails();
  // The last statement of the transaction fails.
  await sql`alter table mails add check (template <> 'account-deleted')`.execute(services.db);
  expect(await call("deleteAccount", { token: await link() })).toMatchObject({ status: 500 });
  expect(await call("session", undefined, { session })).toMatchObject({ status: 200 });
  expect(await mails()).toEqual(before);
  expect(await services.db.selectFrom("audit_log").select("id").execute()).toEqual([]);
});

test("staff's deletion tells the member, and names who did it by a pseudonym", async () => {
  const { services, mails, id, pseudonym } = await leaving();
  await memberActs.delete(services.db, await getMember(services, "jan"), "command", services);
  expect(await mails()).toMatchObject([{ template: "account-deleted", address: "jan@voorbeeld.nl" }]);
  const acts = await services.db.selectFrom("audit_log").select(["actor", "subject"]).execute();
  expect(acts).toEqual([{ actor: "command", subject: pseudonym }]);
  expect(JSON.stringify(acts)).not.toContain(id);
});
