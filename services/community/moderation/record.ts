import { sql } from "kysely";
import { recordAct } from "../../platform/audit/record-act";
import type { AnswerTo, InputOf } from "../../platform/contract";
import type { SessionMember } from "../../platform/http/route";
import type { Services } from "../../platform/services";
import type { Queries } from "../../tables";
import type { moderationContract } from "./contract";
import type { MemberRecord } from "./schemas";
import { canSanction } from "./transitions";

type EndSilence = (typeof moderationContract)["endSilence"];

interface RecordRow extends Omit<MemberRecord, "joinedAt" | "silencedUntil"> {
  id: string;
  joined_at: Date;
  silenced_until: Date | null;
}

/** What moderators know of members, by their ids. Decisions that an objection undid do not count. */
export async function listRecords(
  db: Queries,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, MemberRecord>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<RecordRow>`
    select members.id, username, coalesce(verified_at, members.created_at) as joined_at,
      coalesce(published_count, 0) as "publishedCount", silenced_until, counted.*,
      (select count(*)::int from member_notes where member_notes.member_id = members.id) as notes
    from members
    left join community_members on community_members.member_id = members.id
    cross join lateral (
      select count(*) filter (where kind = 'remove')::int as removed,
        count(*) filter (where sanction = 'warn')::int as warned,
        count(*) filter (where sanction = 'silence')::int as silenced
      from decisions where author_id = members.id and is_granted is not true
    ) counted
    where members.id = any(${ids})`.execute(db);
  return new Map(
    rows.map(({ id, joined_at, silenced_until, ...record }) => [
      id,
      {
        ...record,
        joinedAt: joined_at.toISOString(),
        silencedUntil: silenced_until && silenced_until > now ? silenced_until.toISOString() : null,
      },
    ]),
  );
}

/** What moderators know of a member by name; null where there is none. */
export async function findRecord(username: string, { db, now }: Services) {
  const member = await selectByName(db, username).executeTakeFirst();
  const record = member && (await listRecords(db, [member.id], now())).get(member.id);
  return record ? { ...member, record } : null;
}

function selectByName(db: Queries, username: string) {
  return db
    .selectFrom("members")
    .select(["id", "role"])
    .where((eb) => eb(eb.fn("lower", ["username"]), "=", username.toLowerCase()));
}

/** What moderators noted about a member, the newest first. */
export async function listNotes(db: Queries, memberId: string) {
  const rows = await db
    .selectFrom("member_notes")
    .leftJoin("members", "members.id", "moderator_id")
    .select(["member_notes.id", "words", "member_notes.created_at", "username as by"])
    .where("member_id", "=", memberId)
    .orderBy("member_notes.id", "desc")
    .limit(50)
    .execute();
  return rows.map(({ created_at, ...note }) => ({ ...note, at: created_at.toISOString() }));
}

type Named = Pick<SessionMember, "id" | "role">;

/** Finds a member by name and does something to them in one transaction. Returns null where there is none. */
async function toMember<Done>(
  db: Services["db"],
  username: string,
  act: (trx: Queries, member: Named) => Promise<Done>,
): Promise<Done | null> {
  return db.transaction().execute(async (trx) => {
    const member = await selectByName(trx, username).forKeyShare().executeTakeFirst();
    return member ? act(trx, member) : null;
  });
}

/** Notes something about a member, for moderators. */
export function noteAboutMember(
  { username, words }: { username: string; words: string },
  { id: moderator_id }: SessionMember,
  { db, now }: Services,
): Promise<"noted" | null> {
  return toMember<"noted">(db, username, async (trx, { id: member_id }) => {
    await trx
      .insertInto("member_notes")
      .values({ member_id, moderator_id, words, created_at: now() })
      .execute();
    await recordAct(trx, { actor: moderator_id, action: "note about member", subject: member_id }, now());
    return "noted";
  });
}

/** Ends a silence before its time, by whom could have set it. */
export async function endSilence(
  { input: { username }, member: moderator }: { input: InputOf<EndSilence>; member: SessionMember },
  { db, now }: Services,
): Promise<AnswerTo<EndSilence>> {
  const answer = await toMember(db, username, async (trx, member): Promise<AnswerTo<EndSilence>> => {
    if (!canSanction(member, moderator)) return { status: 403, body: { reason: "role" } };
    const ended = await trx
      .updateTable("community_members")
      .set({ silenced_until: null })
      .where("member_id", "=", member.id)
      .where("silenced_until", ">", now())
      .returning("member_id")
      .executeTakeFirst();
    if (ended)
      await recordAct(trx, { actor: moderator.id, action: "end silence", subject: member.id }, now());
    return { status: 200, body: {} };
  });
  return answer ?? { status: 404, body: {} };
}
