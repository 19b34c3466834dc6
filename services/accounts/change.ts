import { dayMs } from "../../app/utils/durations";
import type { AnswerTo, InputOf } from "../platform/contract";
import type { Caller, SessionMember } from "../platform/http/route";
import { forgetBounce } from "../platform/mail/bounces";
import { queueMail } from "../platform/mail/queue";
import type { Services } from "../platform/services";
import { forgetTries, startTry, type TryLimit } from "../platform/tries/limit-tries";
import type { accountsContract } from "./contract";
import { endLinks, findLink, useLink } from "./links";
import { forgetLogIns } from "./log-in";
import { findByEmail, findById, lockByPassword } from "./members";
import { passwordProblem } from "./password";
import { startMail } from "./register";
import { endSessions, replaceSessions } from "./sessions";

type Contract = typeof accountsContract;

export const ownPasswords: TryLimit = { name: "own password", free: 5, forgetMs: dayMs };

/** Mails a link to choose a new password; for an address without an active account as much work is done. */
export async function requestPasswordReset(
  { input, caller }: { input: InputOf<Contract["requestPasswordReset"]>; caller: Caller },
  services: Services,
): Promise<AnswerTo<Contract["requestPasswordReset"]>> {
  const wait = await startMail("reset", input.email, caller, services);
  if (wait !== null) return { status: 429, body: { retryAfterSeconds: wait } };
  const { db, now } = services;
  const member = await findByEmail(db, input.email);
  const memberId = member?.state === "active" ? member.id : null;
  await db
    .transaction()
    .execute((trx) =>
      queueMail(trx, { template: "reset-password", memberId, caller, isHidden: true }, now()),
    );
  return { status: 202, body: {} };
}

export async function checkPasswordReset(
  { input }: { input: InputOf<Contract["checkPasswordReset"]> },
  { db, now }: Services,
): Promise<AnswerTo<Contract["checkPasswordReset"]>> {
  const link = await findLink(db, "reset-password", input.token, now());
  return link ? { status: 200, body: {} } : { status: 410, body: {} };
}

/** Stores a new password and ends all sessions and links. A refused password leaves the link as it is. */
export async function resetPassword(
  { input, caller }: { input: InputOf<Contract["resetPassword"]>; caller: Caller },
  services: Services,
): Promise<AnswerTo<Contract["resetPassword"]>> {
  const { db, now, passwords } = services;
  const found = await findLink(db, "reset-password", input.token, now());
  const member = found && (await findById(db, found.memberId));
  if (!member) return { status: 410, body: {} };
  const problem = await passwordProblem(input.password, member);
  if (problem) return { status: 409, body: { errors: { password: problem } } };
  const passwordHash = await passwords.hash(input.password);
  return db.transaction().execute(async (trx) => {
    const link = await useLink(trx, "reset-password", input.token, now());
    if (!link) return { status: 410, body: {} };
    await trx
      .updateTable("members")
      .set({ password_hash: passwordHash })
      .where("id", "=", member.id)
      .execute();
    await endSessions(trx, member.id);
    await forgetBounce(trx, member, services);
    await forgetLogIns(trx, member, caller, services);
    await endLinks(trx, member.id, ["reset-password", "change-email", "delete-account"], now());
    await queueMail(trx, { template: "password-changed", memberId: member.id, caller }, now());
    return { status: 200, body: {} };
  });
}

/** Stores a new password, ends all links and sessions, and starts a session in place of the own. */
export async function changePassword(
  {
    input,
    caller,
    member,
  }: { input: InputOf<Contract["changePassword"]>; caller: Caller; member: SessionMember },
  services: Services,
): Promise<AnswerTo<Contract["changePassword"]>> {
  const checked = await checkOwnPassword(member, input.current, services);
  if (checked.kind === "wait") return { status: 429, body: { retryAfterSeconds: checked.seconds } };
  if (checked.kind === "wrong") return { status: 409, body: { errors: { current: "PasswordWrong" } } };
  const problem = await passwordProblem(input.password, member);
  if (problem) return { status: 409, body: { errors: { password: problem } } };
  const passwordHash = await services.passwords.hash(input.password);
  const { db, now } = services;
  return db.transaction().execute(async (trx): Promise<AnswerTo<Contract["changePassword"]>> => {
    if (!(await lockByPassword(trx, member.id, checked.passwordHash)))
      return { status: 409, body: { errors: { current: "PasswordWrong" } } };
    await trx
      .updateTable("members")
      .set({ password_hash: passwordHash })
      .where("id", "=", member.id)
      .execute();
    await endLinks(trx, member.id, ["reset-password", "change-email", "delete-account"], now());
    await queueMail(trx, { template: "password-changed", memberId: member.id, caller }, now());
    return { status: 200, body: { started: await replaceSessions(trx, member, now()) } };
  });
}

/** Mails a link to a new address. */
export async function requestEmailChange(
  {
    input,
    caller,
    member,
  }: { input: InputOf<Contract["requestEmailChange"]>; caller: Caller; member: SessionMember },
  services: Services,
): Promise<AnswerTo<Contract["requestEmailChange"]>> {
  const checked = await checkOwnPassword(member, input.password, services);
  if (checked.kind === "wait") return { status: 429, body: { retryAfterSeconds: checked.seconds } };
  if (checked.kind === "wrong") return { status: 409, body: { errors: { password: "PasswordWrong" } } };
  const wait = await startMail("change", input.email, caller, services);
  if (wait !== null) return { status: 429, body: { retryAfterSeconds: wait } };
  const { db, now } = services;
  const other = await findByEmail(db, input.email);
  if (other && other.state !== "unverified")
    return { status: 409, body: { errors: { email: "EmailTaken" } } };
  return db.transaction().execute(async (trx): Promise<AnswerTo<Contract["requestEmailChange"]>> => {
    if (!(await lockByPassword(trx, member.id, checked.passwordHash)))
      return { status: 409, body: { errors: { password: "PasswordWrong" } } };
    // An address that was typed wrong may be of somebody else.
    await endLinks(trx, member.id, ["change-email"], now());
    const change = { template: "change-email" as const, address: input.email };
    await queueMail(trx, { ...change, memberId: member.id, caller }, now());
    return { status: 202, body: {} };
  });
}

/** Confirms a new address, and tells the old one. An address that was taken since then is refused like an old link. */
export async function changeEmail(
  { input, caller }: { input: InputOf<Contract["changeEmail"]>; caller: Caller },
  services: Services,
): Promise<AnswerTo<Contract["changeEmail"]>> {
  const { db, now } = services;
  return db.transaction().execute(async (trx) => {
    const link = await useLink(trx, "change-email", input.token, now());
    if (!link?.email) return { status: 410, body: {} };
    const [member, other] = [await findById(trx, link.memberId), await findByEmail(trx, link.email)];
    if (member?.state !== "active" || (other && other.state !== "unverified"))
      return { status: 410, body: {} };
    if (other) await trx.deleteFrom("members").where("id", "=", other.id).execute();
    await trx.updateTable("members").set({ email: link.email }).where("id", "=", member.id).execute();
    await forgetBounce(trx, { id: member.id, email: link.email }, services);
    // These links are in the mailbox of the old address.
    await endLinks(trx, member.id, ["reset-password", "delete-account"], now());
    await queueMail(
      trx,
      { template: "email-changed", memberId: member.id, address: member.email, caller },
      now(),
    );
    return { status: 200, body: {} };
  });
}

type CheckedPassword =
  | { kind: "right"; passwordHash: string }
  | { kind: "wrong" }
  | { kind: "wait"; seconds: number };

/** Whether a logged-in member typed their own password, and what it was compared with; guesses count. */
export async function checkOwnPassword(
  { id }: SessionMember,
  password: string,
  services: Services,
): Promise<CheckedPassword> {
  const attempt = [{ limit: ownPasswords, by: [id] }];
  const seconds = await startTry(attempt, services);
  if (seconds !== null) return { kind: "wait", seconds };
  const member = await findById(services.db, id);
  const passwordHash = member?.password_hash ?? null;
  const matches = await services.passwords.matches(password, passwordHash);
  if (!matches || passwordHash === null) return { kind: "wrong" };
  await forgetTries(attempt, services);
  return { kind: "right", passwordHash };
}
