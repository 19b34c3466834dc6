import { sql } from "kysely";
import { hourMs } from "../../app/utils/durations";
import type { AnswerTo, InputOf } from "../platform/contract";
import type { Caller } from "../platform/http/route";
import { forgetBounce } from "../platform/mail/bounces";
import { queueMail } from "../platform/mail/queue";
import type { Services } from "../platform/services";
import { startTry, type TryLimit } from "../platform/tries/limit-tries";
import type { Queries } from "../tables";
import type { accountsContract } from "./contract";
import { saveHealth } from "./health";
import { useLink } from "./links";
import { findByEmail, findByUsername, type MemberRow } from "./members";
import { passwordProblem } from "./password";
import { isReserved, suggestUsernames } from "./usernames";

type Register = typeof accountsContract.register;
type Verify = typeof accountsContract.verify;
type Resend = typeof accountsContract.resendVerification;

const ofNetwork: TryLimit = { name: "register", free: 30, forgetMs: hourMs };
/** Mails that anybody can have sent to an address. */
export const mailsToAddress: TryLimit = { name: "mail", free: 3, forgetMs: hourMs };
/** What they are about; each is counted apart. */
export const mailReasons = ["verify", "reset", "change", "delete", "report"] as const;
const mailsFromNetwork: TryLimit = { name: "mail from a network", free: 30, forgetMs: hourMs };

/** Any number that no other lock of the database has. */
const registrations = 7_026_534;

/** Registers an unverified account, in place of an earlier unverified one with the same address. */
export async function register(
  { input, caller }: { input: InputOf<Register>; caller: Caller },
  services: Services,
): Promise<AnswerTo<Register>> {
  const wait = await startTry([{ limit: ofNetwork, by: [String(caller.client)] }], services);
  if (wait !== null) return { status: 429, body: { retryAfterSeconds: wait } };
  const refused = await problemsOf(input, services);
  if (refused) return { status: 409, body: refused };
  const passwordHash = await services.passwords.hash(input.password);
  try {
    await services.db
      .transaction()
      .execute((trx) => insert(trx, input, passwordHash, caller, services.now()));
  } catch (error) {
    // Somebody else took the name or the address in the meantime.
    if (!isDuplicate(error)) throw error;
    const taken = await problemsOf(input, services);
    if (!taken) throw error;
    return { status: 409, body: taken };
  }
  return { status: 201, body: {} };
}

async function problemsOf({ email, username, password, replaces }: InputOf<Register>, { db }: Services) {
  const [byEmail, byName, ofPassword] = [
    await findByEmail(db, email),
    await findByUsername(db, username),
    await passwordProblem(password, { email, username }),
  ];
  const emailTaken = byEmail !== null && byEmail.state !== "unverified";
  const nameTaken = byName !== null && !isReplaced(byName, [email, replaces]);
  const reserved = isReserved(username);
  if (!emailTaken && !nameTaken && !reserved && !ofPassword) return null;
  return {
    errors: {
      ...(emailTaken && { email: "EmailTaken" as const }),
      ...(nameTaken && { username: "UsernameTaken" as const }),
      ...(reserved && { username: "UsernameReserved" as const }),
      ...(ofPassword && { password: ofPassword }),
    },
    suggestions: nameTaken ? await suggestUsernames(db, username) : [],
  };
}

/** Whether this registration takes the place of that account. */
function isReplaced({ state, email }: MemberRow, addresses: readonly (string | null)[]): boolean {
  return state === "unverified" && addresses.some((each) => each?.toLowerCase() === email.toLowerCase());
}

async function insert(
  trx: Queries,
  { email, replaces, username, termsVersion, profileVisible, health }: InputOf<Register>,
  passwordHash: string,
  caller: Caller,
  now: Date,
): Promise<void> {
  // Of equal registrations, as after a double press, each replaces the one before.
  await sql`select pg_advisory_xact_lock(${registrations}, hashtext(${email.toLowerCase()}))`.execute(trx);
  await trx
    .deleteFrom("members")
    .where((eb) =>
      eb(
        eb.fn("lower", ["email"]),
        "in",
        [email, replaces ?? email].map((each) => each.toLowerCase()),
      ),
    )
    .where("state", "=", "unverified")
    .execute();
  const { id } = await trx
    .insertInto("members")
    .values({
      email,
      username,
      password_hash: passwordHash,
      state: "unverified" as const,
      created_at: now,
      terms_version: termsVersion,
      profile_visible: profileVisible,
      brand: caller.brand,
      origin: caller.origin,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await saveHealth(trx, id, health, now);
  await queueMail(trx, { template: "verify-account", memberId: id, caller }, now);
}

/** Whether a statement failed because a unique value exists. */
function isDuplicate(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}

/** Verifies an account; it does not log in. */
export async function verify(
  { input }: { input: InputOf<Verify> },
  services: Services,
): Promise<AnswerTo<Verify>> {
  const { db, now } = services;
  return db.transaction().execute(async (trx) => {
    const link = await useLink(trx, "verify", input.token, now());
    if (!link) return { status: 410, body: {} };
    const verified = await trx
      .updateTable("members")
      .set({ state: "active", verified_at: now() })
      .where("id", "=", link.memberId)
      .where("state", "=", "unverified")
      .returning(["id", "email"])
      .executeTakeFirst();
    if (verified) await forgetBounce(trx, verified, services);
    return { status: 200, body: {} };
  });
}

/** Mails another link; for an address without an unverified account as much work is done, and nothing is sent. */
export async function resendVerification(
  { input, caller }: { input: InputOf<Resend>; caller: Caller },
  services: Services,
): Promise<AnswerTo<Resend>> {
  const wait = await startMail("verify", input.email, caller, services);
  if (wait !== null) return { status: 429, body: { retryAfterSeconds: wait } };
  const { db, now } = services;
  const member = await findByEmail(db, input.email);
  const memberId = member?.state === "unverified" ? member.id : null;
  await db
    .transaction()
    .execute((trx) =>
      queueMail(trx, { template: "verify-account", memberId, caller, isHidden: true }, now()),
    );
  return { status: 202, body: {} };
}

/** Counts a mail that anybody can have sent to an address. The seconds to wait, or null. */
export function startMail(
  kind: (typeof mailReasons)[number],
  email: string,
  { client }: Caller,
  services: Services,
): Promise<number | null> {
  return startTry(
    [
      { limit: mailsToAddress, by: [kind, email.toLowerCase()] },
      { limit: mailsFromNetwork, by: [String(client)] },
    ],
    services,
  );
}
