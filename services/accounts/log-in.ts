import { dayMs } from "../../app/utils/durations";
import { withoutUnseen } from "../../app/utils/plain-text";
import type { AnswerTo, InputOf } from "../platform/contract";
import { sha256 } from "../platform/hash";
import type { Caller } from "../platform/http/route";
import type { Services } from "../platform/services";
import { countTry, forgetTries, type TryLimit } from "../platform/tries/limit-tries";
import type { Queries } from "../tables";
import type { accountsContract } from "./contract";
import { findByEmail, lockByPassword, type MemberRow } from "./members";
import { createSession, isKnownDevice, rememberDevice } from "./sessions";

type LogIn = typeof accountsContract.logIn;

/** Of one account from one network, or from one device that logged in to it before. */
const ofAccount: TryLimit = { name: "log in", free: 5, forgetMs: dayMs };
/** Of all accounts from one network: many people may share one. */
const ofNetwork: TryLimit = { name: "log in from a network", free: 100, forgetMs: 15 * 60_000 };

const attemptOf = (email: string, who: string) => ({ limit: ofAccount, by: [email, who] });
const deviceOf = (hash: Buffer) => `device ${hash.toString("hex")}`;
const networkOf = ({ client }: Caller) => `network ${client}`;

/** Forgets what a member tried who then used a link in their mail, on their devices and in this network. */
export async function forgetLogIns(
  trx: Queries,
  { id, email }: MemberRow,
  caller: Caller,
  { secret }: Services,
): Promise<void> {
  const devices = await trx.selectFrom("devices").select("token_hash").where("member_id", "=", id).execute();
  const who = [networkOf(caller), ...devices.map(({ token_hash }) => deviceOf(token_hash))];
  await forgetTries(
    who.map((one) => attemptOf(email.toLowerCase(), one)),
    { db: trx, secret },
  );
}

/** Starts a session. An unknown address takes the same statements and the same hashing as a known one. */
export async function logIn(
  { input, caller }: { input: InputOf<LogIn>; caller: Caller },
  services: Services,
): Promise<AnswerTo<LogIn>> {
  const { db, now, passwords } = services;
  const email = withoutUnseen(input.email).toLowerCase();
  const member = await findByEmail(db, email);
  const isKnown = await isKnownDevice(db, member?.id ?? null, input.device);
  const account = attemptOf(email, isKnown ? deviceOf(sha256(input.device ?? "")) : networkOf(caller));
  const tries = isKnown ? [account] : [account, { limit: ofNetwork, by: [String(caller.client)] }];
  const counted = await countTry(tries, services);
  if (counted.kind === "wait") return { status: 429, body: { retryAfterSeconds: counted.seconds } };
  // In an attack from many networks, a known device goes first, then who failed least.
  const rank = isKnown ? 0 : counted.count;
  const matches = await passwords.matches(input.password, member?.password_hash ?? null, rank);
  if (!member || !matches) return { status: 401, body: {} };
  await forgetTries([account], services);
  if (member.state !== "active") return { status: 403, body: { reason: member.state } };
  const { id, password_hash } = member;
  const secrets = await db.transaction().execute(async (trx) => {
    if (!(await lockByPassword(trx, id, password_hash))) return null;
    await trx
      .updateTable("members")
      .set({
        previous_visit_at: member.last_visit_at,
        last_visit_at: now(),
        brand: caller.brand,
        origin: caller.origin,
      })
      .where("id", "=", id)
      .execute();
    const { remember, deviceName } = input;
    return {
      session: await createSession(trx, { memberId: id, remember, deviceName }, now()),
      device: await rememberDevice(trx, id, isKnown ? input.device : null, now()),
    };
  });
  return secrets ? { status: 201, body: secrets } : { status: 401, body: {} };
}
