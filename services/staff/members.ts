import { listMembers, memberActs } from "../accounts/manage";
import { findById, findByUsername, type MemberRow } from "../accounts/members";
import type { SessionMember } from "../platform/http/route";
import type { Role } from "../platform/roles";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import type { StaffAct, StaffMember } from "./contract";
import { hasSecondFactor, resetSecondFactor } from "./second-factor";

const pageSize = 50;

/** A page of members by name. Addresses are for administrators, who can search for them, too. */
export async function listForStaff(
  { search, after }: { search: string; after: string },
  staff: SessionMember,
  services: Services,
): Promise<{ members: StaffMember[]; hasMore: boolean }> {
  const byEmail = staff.role === "admin";
  const found = await listMembers(services, { search, after, byEmail, limit: pageSize + 1 });
  return {
    members: found.slice(0, pageSize).map((member) => shownTo(staff, member)),
    hasMore: found.length > pageSize,
  };
}

/** A member, and what this member of staff may do to them; null where there is none. */
export async function findForStaff(
  username: string,
  staff: SessionMember,
  { db }: Services,
): Promise<{ member: StaffMember; acts: StaffAct[] } | null> {
  const row = await findByUsername(db, username);
  if (!row) return null;
  const member = shownTo(staff, { ...row, createdAt: row.created_at });
  return { member, acts: await actsOn(row, staff, db) };
}

/** Does what a member of staff chose. */
export async function actOnMember(
  { username, act, role }: { username: string; act: StaffAct; role: Role | null },
  staff: SessionMember,
  { db, now }: Services,
): Promise<"done" | "unknown" | "refused"> {
  return db.transaction().execute(async (trx) => {
    if (!(await isStill(trx, staff))) return "refused";
    const member = await findByUsername(trx, username);
    if (!member) return "unknown";
    if (!(await actsOn(member, staff, trx)).includes(act)) return "refused";
    if (act !== "setRole") await plainActs[act](trx, member, staff.id, now());
    else if (role === null || role === member.role) return "refused";
    else await memberActs.setRole(trx, member, staff.id, role, now());
    return "done";
  });
}

/** Whether the caller still is such staff. Locks the administrators, so that two cannot remove each other at once. */
async function isStill(trx: Queries, { id, role }: SessionMember): Promise<boolean> {
  const lock = trx.selectFrom("members").select("id").where("role", "=", "admin").orderBy("id").forUpdate();
  await lock.execute();
  const row = await findById(trx, id);
  return row?.role === role && row.state === "active";
}

const plainActs = {
  block: memberActs.block,
  unblock: memberActs.unblock,
  logOut: memberActs.logOut,
  resetSecondFactor,
};

/**
 * Moderators act on members, administrators on staff, too, and give roles. Nobody acts on themselves, so that the last
 * administrator stays.
 */
async function actsOn(member: MemberRow, staff: SessionMember, db: Queries): Promise<StaffAct[]> {
  if (member.id === staff.id || member.state === "unverified") return [];
  const state: StaffAct[] = member.state === "blocked" ? ["unblock"] : ["block", "logOut"];
  if (staff.role !== "admin") return member.role === "member" ? state : [];
  const factor: StaffAct[] = (await hasSecondFactor(db, member.id)) ? ["resetSecondFactor"] : [];
  return [...state, "setRole", ...factor];
}

function shownTo(
  staff: SessionMember,
  {
    username,
    email,
    role,
    state,
    createdAt,
  }: Omit<StaffMember, "email" | "createdAt"> & {
    email: string;
    createdAt: Date;
  },
): StaffMember {
  const shownEmail = staff.role === "admin" ? email : null;
  return { username, email: shownEmail, role, state, createdAt: createdAt.toISOString() };
}
