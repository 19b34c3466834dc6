import { eraseMember } from "../leaving/erase-member";
import { recordAct } from "../platform/audit/record-act";
import type { Role } from "../platform/roles";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import { findByEmail, findByUsername, type MemberRow } from "./members";
import { endSessions } from "./sessions";

export interface ListedMember {
  username: string;
  email: string;
  role: Role;
  state: MemberRow["state"];
  createdAt: Date;
}

interface MemberSearch {
  /** A part of a username, or with `byEmail` of an address. */
  search?: string;
  byEmail?: boolean;
  /** Names that come after this one. */
  after?: string;
  limit?: number;
}

/** Members by name. */
export async function listMembers(
  { db }: Services,
  { search = "", byEmail = true, after = "", limit = 1000 }: MemberSearch = {},
): Promise<ListedMember[]> {
  const part = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const rows = await db
    .selectFrom("members")
    .select(["username", "email", "role", "state", "created_at"])
    .where((eb) => eb.or([eb("username", "ilike", part), ...(byEmail ? [eb("email", "ilike", part)] : [])]))
    .where((eb) => eb(eb.fn<string>("lower", ["username"]), ">", after.toLowerCase()))
    .orderBy((eb) => eb.fn("lower", ["username"]))
    .limit(limit)
    .execute();
  return rows.map(({ created_at, ...member }) => ({ ...member, createdAt: created_at }));
}

/** The member with this username or address. @throws Error where there is none */
export async function getMember({ db }: Services, name: string): Promise<MemberRow> {
  const member = name.includes("@") ? await findByEmail(db, name) : await findByUsername(db, name);
  if (!member) throw new Error(`There is no member '${name}'.`);
  return member;
}

/** A mail of before that the account is deleted for inactivity does not count: it is sent again, and time given. */
const unmailed = { inactive_mailed_at: null };

/** What staff and operators do to a member; each is one transaction with its line in the log. */
export const memberActs = {
  async setRole(trx: Queries, { id, role: before }: MemberRow, actor: string, role: Role, now: Date) {
    await trx
      .updateTable("members")
      .set({ role, ...unmailed })
      .where("id", "=", id)
      .execute();
    await recordAct(trx, { actor, action: "set role", subject: id, facts: { before, role } }, now);
  },

  /** A blocked member cannot log in; what they wrote stays. */
  async block(trx: Queries, { id }: MemberRow, actor: string, now: Date) {
    await trx.updateTable("members").set({ state: "blocked" }).where("id", "=", id).execute();
    await endSessions(trx, id);
    await recordAct(trx, { actor, action: "block", subject: id }, now);
  },

  async unblock(trx: Queries, { id, verified_at }: MemberRow, actor: string, now: Date) {
    const state = verified_at ? "active" : "unverified";
    await trx
      .updateTable("members")
      .set({ state, ...unmailed })
      .where("id", "=", id)
      .execute();
    await recordAct(trx, { actor, action: "unblock", subject: id }, now);
  },

  /** Ends all sessions of the member, who can log in again. */
  async logOut(trx: Queries, { id }: MemberRow, actor: string, now: Date) {
    await endSessions(trx, id);
    await recordAct(trx, { actor, action: "end sessions", subject: id }, now);
  },

  /** Deletes the member with everything that is theirs. */
  async delete(trx: Queries, { id }: MemberRow, actor: string, services: Pick<Services, "now" | "secret">) {
    await eraseMember(trx, id, actor, services);
  },
};

/** Ends all sessions of everybody, as after an attack. */
export async function logOutAll(trx: Queries, actor: string, now: Date): Promise<void> {
  await trx.deleteFrom("sessions").execute();
  await recordAct(trx, { actor, action: "end sessions", subject: "all members" }, now);
}
