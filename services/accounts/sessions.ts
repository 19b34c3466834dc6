import type { RawBuilder } from "kysely";
import { dayMs, hourMs } from "../../app/utils/durations";
import { prepare } from "../platform/database/preparing-dialect";
import { randomSecret, sha256 } from "../platform/hash";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import type { ListedSession } from "./contract";

/** A session ends 12 hours after it started, or with 'remember' after 60 days without a visit, at most a year. */
const lifetime = { short: 12 * hourMs, remembered: 60 * dayMs, longest: 365 * dayMs };
/** A visit is written down at most once in this time. */
const touchMs = hourMs;

interface NewSession {
  memberId: string;
  remember: boolean;
  deviceName: string;
}

/** Starts a session. Returns its secret, of which only the hash is stored. */
export async function createSession(trx: Queries, session: NewSession, now: Date): Promise<string> {
  const secret = randomSecret();
  const { memberId, remember, deviceName } = session;
  await trx
    .insertInto("sessions")
    .values({
      token_hash: sha256(secret),
      member_id: memberId,
      device_name: deviceName,
      remember,
      created_at: now,
      last_seen_at: now,
      expires_at: expiry({ remember, created_at: now }, now),
    })
    .execute();
  return secret;
}

/** The session with this hash, joined with its member, while it lasts. */
export function selectSession(db: Queries, sessionHash: RawBuilder<Buffer>, time: RawBuilder<Date>) {
  return db
    .selectFrom("sessions")
    .innerJoin("members", "members.id", "sessions.member_id")
    .where("token_hash", "=", sessionHash)
    .where("expires_at", ">", time)
    .where("state", "=", "active");
}

const readSession = prepare<{ sessionHash: Buffer; time: Date }>()((db, value) =>
  selectSession(db, value("sessionHash"), value("time"))
    .select(["members.id", "username", "email", "role", "previous_visit_at"])
    .select(["remember", "sessions.created_at", "last_seen_at", "staff_until"])
    .compile(),
);

/** The member of a session, while it lasts. Postpones the end of a remembered session. */
export async function findSessionMember(
  secret: string,
  { db, now }: Services,
): Promise<SessionMember | null> {
  const time = now();
  const sessionHash = sha256(secret);
  const [found] = await readSession(db, { sessionHash, time });
  if (!found) return null;
  const { remember, created_at, last_seen_at, staff_until, previous_visit_at, ...member } = found;
  if (time.getTime() - last_seen_at.getTime() > touchMs) {
    await db
      .updateTable("sessions")
      .set({ last_seen_at: time, ...(remember && { expires_at: expiry({ remember, created_at }, time) }) })
      .where("token_hash", "=", sessionHash)
      .execute();
    await db.updateTable("members").set({ seen_at: time }).where("id", "=", member.id).execute();
  }
  return {
    ...member,
    sessionHash,
    previousVisitAt: previous_visit_at,
    isStaffOpen: staff_until !== null && staff_until > time,
  };
}

/** Ends the sessions of a member. */
export async function endSessions(trx: Queries, memberId: string): Promise<void> {
  await trx.deleteFrom("sessions").where("member_id", "=", memberId).execute();
}

/**
 * Ends all sessions of a member, and starts one in place of the own: its secret may have been copied. Null where the
 * own one ended meanwhile.
 */
export async function replaceSessions(
  trx: Queries,
  { id: memberId, sessionHash }: Pick<SessionMember, "id" | "sessionHash">,
  now: Date,
): Promise<{ session: string; remember: boolean } | null> {
  const own = await trx
    .selectFrom("sessions")
    .select(["remember", "device_name"])
    .where("token_hash", "=", sessionHash)
    .executeTakeFirst();
  await endSessions(trx, memberId);
  if (!own) return null;
  const { remember, device_name: deviceName } = own;
  return { session: await createSession(trx, { memberId, remember, deviceName }, now), remember };
}

export async function endSession({ sessionHash }: SessionMember, { db }: Services): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", sessionHash).execute();
}

/** The sessions of a member that have not ended, the newest visit first. */
export async function listSessions(
  { id, sessionHash }: SessionMember,
  { db, now }: Services,
): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom("sessions")
    .select(["token_hash", "device_name", "last_seen_at"])
    .where("member_id", "=", id)
    .where("expires_at", ">", now())
    .orderBy("last_seen_at", "desc")
    .execute();
  return rows.map(({ token_hash, device_name, last_seen_at }) => ({
    id: nameOf(token_hash),
    deviceName: device_name,
    lastSeen: last_seen_at.toISOString(),
    isCurrent: token_hash.equals(sessionHash),
  }));
}

/** Ends the session of a member that `listSessions` names so; nothing happens where there is none. */
export async function endNamedSession(memberId: string, name: string, { db }: Services): Promise<void> {
  const rows = await db
    .selectFrom("sessions")
    .select("token_hash")
    .where("member_id", "=", memberId)
    .execute();
  const session = rows.find(({ token_hash }) => nameOf(token_hash) === name);
  if (session) await db.deleteFrom("sessions").where("token_hash", "=", session.token_hash).execute();
}

/** A hash of what is stored, so that a page holds nothing that is in the database. */
function nameOf(tokenHash: Buffer): string {
  return sha256(tokenHash.toString("hex")).toString("hex");
}

/** Remembers a device, so that its tries to log in are counted apart. Returns its secret. */
export async function rememberDevice(
  trx: Queries,
  memberId: string,
  known: string | null,
  now: Date,
): Promise<string> {
  const secret = known ?? randomSecret();
  await trx
    .insertInto("devices")
    .values({ token_hash: sha256(secret), member_id: memberId, last_used_at: now })
    .onConflict((conflict) => conflict.column("token_hash").doUpdateSet({ last_used_at: now }))
    .execute();
  return secret;
}

/** Whether this member logged in with the device before. */
export async function isKnownDevice(
  db: Queries,
  memberId: string | null,
  secret: string | null,
): Promise<boolean> {
  const device = await db
    .selectFrom("devices")
    .select("member_id")
    .where("token_hash", "=", sha256(secret ?? ""))
    .executeTakeFirst();
  return device !== undefined && device.member_id === memberId;
}

function expiry({ remember, created_at }: { remember: boolean; created_at: Date }, now: Date): Date {
  if (!remember) return new Date(created_at.getTime() + lifetime.short);
  return new Date(Math.min(now.getTime() + lifetime.remembered, created_at.getTime() + lifetime.longest));
}
