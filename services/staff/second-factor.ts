import { randomBytes } from "node:crypto";
import { dayMs, hourMs } from "../../app/utils/durations";
import type { MemberRow } from "../accounts/members";
import { recordAct } from "../platform/audit/record-act";
import { decryptAtRest, encryptAtRest } from "../platform/encrypt-at-rest";
import { keyedHash, keyedHashes } from "../platform/hash";
import type { Caller, SessionMember } from "../platform/http/route";
import { queueMail } from "../platform/mail/queue";
import type { Services } from "../platform/services";
import { forgetTries, startTry, type TryLimit } from "../platform/tries/limit-tries";
import type { Queries } from "../tables";
import type { StaffMail } from "./tables";
import { base32, findStep } from "./totp";

const purpose = "second factor";
const recoveryPurpose = "recovery code";
const secretBytes = 20;
const recoveryCount = 10;
const recoveryBytes = 10;
const staffSessionMs = 12 * hourMs;
const tryLimit: TryLimit = { name: "second factor", free: 5, forgetMs: dayMs };

/** A member of staff, and from where they act. */
interface Staff {
  member: SessionMember;
  caller: Caller;
}

const staffMailOf = {
  "second factor": "second-factor-set",
  "recovery code": "recovery-code-used",
  "new recovery codes": "recovery-codes-renewed",
} as const satisfies Record<string, StaffMail>;

/** The outcome of a typed code. */
export type Checked<T> = { kind: "right"; value: T } | { kind: "wrong" } | { kind: "wait"; seconds: number };

/** Whether the second factor of a member is confirmed. */
export async function hasSecondFactor(db: Queries, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom("second_factors")
    .select("confirmed_at")
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return Boolean(row?.confirmed_at);
}

/** The secret of a second factor that is not confirmed yet; null where there is a confirmed one. */
export async function beginSecondFactor(
  member: SessionMember,
  services: Services,
): Promise<{ secret: string; uri: string } | null> {
  const { id, username } = member;
  const { db, secret } = services;
  const made = encryptAtRest(secret, purpose, id, randomBytes(secretBytes));
  await db
    .insertInto("second_factors")
    .values({ member_id: id, secret: made, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await getFactor(db, id);
  if (row.confirmed_at) return null;
  const stored = decryptAtRest(secret, purpose, id, row.secret);
  if (!stored) {
    // Made with a secret that was removed since, and used by nobody.
    await db
      .deleteFrom("second_factors")
      .where("member_id", "=", id)
      .where("confirmed_at", "is", null)
      .execute();
    return beginSecondFactor(member, services);
  }
  const shown = base32(stored);
  const label = encodeURIComponent(`Beheer:${username}`);
  return { secret: shown, uri: `otpauth://totp/${label}?secret=${shown}&issuer=Beheer` };
}

/** Confirms the second factor with a first code, and opens the session. Returns the recovery codes. */
export function confirmSecondFactor(
  { member, caller }: Staff,
  code: string,
  services: Services,
): Promise<Checked<string[]>> {
  return withCode(member, services, async (trx) => {
    const factor = await lockFactor(trx, member.id);
    if (!factor || factor.confirmed_at || !(await spendCode(trx, member.id, code, services))) return null;
    const confirmed = { confirmed_at: services.now() };
    await trx.updateTable("second_factors").set(confirmed).where("member_id", "=", member.id).execute();
    await openSession(trx, member, services);
    await record(trx, { member, caller }, "second factor", services);
    return replaceRecoveryCodes(trx, member.id, services);
  });
}

/** Opens the session with a code of the app, or a recovery code. Returns how many recovery codes are left. */
export function openStaffSession(staff: Staff, code: string, services: Services): Promise<Checked<number>> {
  const { member } = staff;
  return withCode(member, services, async (trx) => {
    const factor = await lockFactor(trx, member.id);
    if (!factor?.confirmed_at) return null;
    const isRight =
      (await spendCode(trx, member.id, code, services)) ||
      (await spendRecoveryCode(trx, staff, code, services));
    if (!isRight) return null;
    await openSession(trx, member, services);
    const left = await trx
      .selectFrom("recovery_codes")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .where("member_id", "=", member.id)
      .executeTakeFirstOrThrow();
    return Number(left.count);
  });
}

/** Replaces the recovery codes, which are not shown again. */
export async function renewRecoveryCodes(staff: Staff, services: Services): Promise<string[]> {
  return services.db.transaction().execute(async (trx) => {
    await record(trx, staff, "new recovery codes", services);
    return replaceRecoveryCodes(trx, staff.member.id, services);
  });
}

/** Removes the second factor of whoever lost it, so that they make another. */
export async function resetSecondFactor(
  trx: Queries,
  { id: memberId }: Pick<MemberRow, "id">,
  actor: string,
  now: Date,
): Promise<void> {
  await trx.deleteFrom("second_factors").where("member_id", "=", memberId).execute();
  await trx.deleteFrom("recovery_codes").where("member_id", "=", memberId).execute();
  await trx.updateTable("sessions").set({ staff_until: null }).where("member_id", "=", memberId).execute();
  await recordAct(trx, { actor, action: "reset second factor", subject: memberId }, now);
}

/** Counts the try before it is made, and forgets the tries of whoever succeeds. */
async function withCode<T>(
  { id }: SessionMember,
  services: Services,
  check: (trx: Queries) => Promise<T | null>,
): Promise<Checked<T>> {
  const tries = [{ limit: tryLimit, by: [id] }];
  const wait = await startTry(tries, services);
  if (wait !== null) return { kind: "wait", seconds: wait };
  const value = await services.db.transaction().execute(check);
  if (value === null) return { kind: "wrong" };
  await forgetTries(tries, services);
  return { kind: "right", value };
}

const factorOf = (db: Queries, memberId: string) =>
  db.selectFrom("second_factors").selectAll().where("member_id", "=", memberId);

const getFactor = (db: Queries, memberId: string) => factorOf(db, memberId).executeTakeFirstOrThrow();

/** Locked, so that one code opens one session. */
const lockFactor = (trx: Queries, memberId: string) => factorOf(trx, memberId).forUpdate().executeTakeFirst();

/** A factor that no secret decrypts is a wrong code, so that recovery codes are tried. */
async function spendCode(trx: Queries, memberId: string, code: string, { secret, now }: Services) {
  const factor = await getFactor(trx, memberId);
  const typed = code.replace(/\s+/g, "");
  const stored = decryptAtRest(secret, purpose, memberId, factor.secret);
  const step = stored && findStep(stored, typed, now(), factor.last_step);
  if (!stored || step === null) return false;
  await trx
    .updateTable("second_factors")
    // With the newest secret, so that those before it can be removed one day.
    .set({ last_step: step, secret: encryptAtRest(secret, purpose, memberId, stored) })
    .where("member_id", "=", memberId)
    .execute();
  return true;
}

async function spendRecoveryCode(trx: Queries, staff: Staff, code: string, services: Services) {
  const { member } = staff;
  const hashes = keyedHashes(services.secret, recoveryPurpose, recoveryText(member.id, code));
  const used = await trx
    .deleteFrom("recovery_codes")
    .where("member_id", "=", member.id)
    .where("code_hash", "in", hashes)
    .executeTakeFirst();
  if (used.numDeletedRows === 0n) return false;
  await record(trx, staff, "recovery code", services);
  return true;
}

async function replaceRecoveryCodes(trx: Queries, memberId: string, services: Services): Promise<string[]> {
  const codes = Array.from({ length: recoveryCount }, () => base32(randomBytes(recoveryBytes)));
  await trx.deleteFrom("recovery_codes").where("member_id", "=", memberId).execute();
  await trx
    .insertInto("recovery_codes")
    .values(
      codes.map((code) => ({
        member_id: memberId,
        code_hash: keyedHash(services.secret, recoveryPurpose, recoveryText(memberId, code)),
      })),
    )
    .execute();
  return codes.map((code) => code.match(/.{4}/g)?.join("-") ?? code);
}

/** What is hashed of a recovery code, however it is typed. */
const recoveryText = (memberId: string, code: string) =>
  `${memberId} ${code.toUpperCase().replace(/[^A-Z2-7]/g, "")}`;

async function openSession(trx: Queries, { sessionHash }: SessionMember, { now }: Services): Promise<void> {
  const staff_until = new Date(now().getTime() + staffSessionMs);
  await trx.updateTable("sessions").set({ staff_until }).where("token_hash", "=", sessionHash).execute();
}

/** Writes it to the log, and tells the member, who may not be who did it. */
async function record(
  trx: Queries,
  { member: { id }, caller }: Staff,
  action: "second factor" | "recovery code" | "new recovery codes",
  { now }: Services,
): Promise<void> {
  await recordAct(trx, { actor: id, action, subject: id }, now());
  await queueMail(trx, { template: staffMailOf[action], memberId: id, caller }, now());
}
