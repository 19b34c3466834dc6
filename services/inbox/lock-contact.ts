import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { lockMembers } from "../community/moderation/posts";
import { lockWriter, type Writer } from "../community/writer";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { Queries, Tables } from "../tables";
import type { Side, Sides } from "./rules";

export type SideRow = Selectable<Tables["contact_sides"]>;

/** A contact that waits for nobody else until the transaction ends, as seen by who acts. */
export interface LockedContact {
  /** Of the row; answers have the public one of the sides. */
  id: string;
  writer: Writer;
  mine: SideRow;
  theirs: SideRow;
}

/** The other member: by name, or by the public id of the contact that there is. */
export type Other = { username: string } | { contact: string };

/**
 * Locks a contact; null where there is none, or one of the two left. One by name is made where there is none yet.
 * All acts of two members wait for each other, and a deletion of one of them waits too.
 */
export async function lockContact(
  trx: Queries,
  member: SessionMember,
  other: Other,
  { now }: Pick<Services, "now">,
): Promise<LockedContact | null> {
  const otherId = await findOther(trx, member.id, other);
  if (otherId === null || otherId === member.id) return null;
  // Members first, as a deletion does, and in one order.
  const members = await lockMembers(trx, [member.id, otherId]);
  if (members.length < 2) return null;
  const writer = await lockWriter(trx, member, now());
  if (!writer) return null;
  if ("username" in other) await addContact(trx, member.id, otherId, now());
  const contact = await selectPair(trx, member.id, otherId).select("id").forUpdate().executeTakeFirst();
  if (!contact) return null;
  const sides = await trx
    .selectFrom("contact_sides")
    .selectAll()
    .where("contact_id", "=", contact.id)
    .execute();
  const mine = sides.find(({ member_id }) => member_id === member.id);
  const theirs = sides.find(({ member_id }) => member_id === otherId);
  return mine && theirs ? { id: contact.id, writer, mine, theirs } : null;
}

async function findOther(trx: Queries, memberId: string, other: Other): Promise<string | null> {
  if ("contact" in other) {
    const side = await trx
      .selectFrom("contact_sides")
      .select("other_id")
      .where("public_id", "=", other.contact)
      .where("member_id", "=", memberId)
      .executeTakeFirst();
    return side?.other_id ?? null;
  }
  return findVerified(trx, other.username);
}

/** The id of a member by name; null for an account that was never verified. */
export async function findVerified(db: Queries, username: string): Promise<string | null> {
  const row = await db
    .selectFrom("members")
    .select("id")
    .where((eb) => eb(eb.fn("lower", ["username"]), "=", username.toLowerCase()))
    .where("state", "!=", "unverified")
    .executeTakeFirst();
  return row?.id ?? null;
}

function pairOf(one: string, other: string) {
  return one < other ? { first_id: one, second_id: other } : { first_id: other, second_id: one };
}

function selectPair(trx: Queries, one: string, other: string) {
  const { first_id, second_id } = pairOf(one, other);
  return trx.selectFrom("contacts").where("first_id", "=", first_id).where("second_id", "=", second_id);
}

async function addContact(trx: Queries, one: string, other: string, now: Date): Promise<void> {
  const added = await trx
    .insertInto("contacts")
    .values(pairOf(one, other))
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return;
  const ids = { contact_id: added.id, public_id: randomUUID() };
  const side = { ...ids, state: "none" as const, state_at: now, newest_at: now };
  await trx
    .insertInto("contact_sides")
    .values([
      { ...side, member_id: one, other_id: other },
      { ...side, member_id: other, other_id: one },
    ])
    .execute();
}

/** What the rules ask of a contact. */
export function sidesOf({ mine, theirs }: Pick<LockedContact, "mine" | "theirs">): Sides {
  return { mine: sideOf(mine), theirs: sideOf(theirs) };
}

function sideOf({ state, declined_at, blocked_at }: SideRow): Side {
  return { state, declinedAt: declined_at, blockedAt: blocked_at };
}
