import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { found, locked, notFound } from "~/.server/http/failures";
import { callForMember, requireMember } from "~/features/accounts/public.server";
import { usernameField } from "../../../services/accounts/contract";
import {
  type AuditAction,
  auditActions,
  staffContract as contract,
  type LogEntry,
  type StaffAct,
  type StaffMember,
  staffRoles,
} from "../../../services/staff/contract";
import { type Desk, type DeskName, desksOf } from "./desks.server";
import { openPath, secondFactorPath, staffPath } from "./paths";

interface Staff {
  username: string;
  desks: Desk[];
}

/**
 * The member of staff whose session is open. @throws the 404 page for other members, else a redirect to the next step;
 * in the place of a form the page that keeps it
 */
export async function requireStaff(scope: RequestScope): Promise<Staff> {
  const { staff, hasFactor, isOpen } = await getStaffState(scope);
  if (!isOpen && scope.request.method === "POST") throw locked();
  if (!hasFactor) throw redirect(secondFactorPath, 303);
  if (!isOpen)
    throw redirect(
      `${openPath}?terug=${encodeURIComponent(deskPath(staff, new URL(scope.request.url).pathname))}`,
      303,
    );
  return staff;
}

/** The same, of a desk. @throws the 404 page for staff who do not work there */
export async function requireDesk(name: DeskName, scope: RequestScope): Promise<Staff> {
  const staff = await requireStaff(scope);
  if (!staff.desks.some((desk) => desk.name === name)) throw notFound();
  return staff;
}

/** Who is logged in, and how far they got with the second factor. @throws the 404 page for who is no staff */
export async function getStaffState(scope: RequestScope) {
  const { username, role } = await requireMember(scope);
  if (!staffRoles.some((known) => known === role)) throw notFound();
  const { body } = await callForMember(scope, contract.staffState, undefined);
  return { staff: { username, desks: desksOf(role) }, ...body };
}

/** Where to go on after the code: to a desk, and never to a page with the name of a member in its address. */
export function deskPath({ desks }: Staff, path: unknown): string {
  const desk = desks.find((desk) => typeof path === "string" && path.startsWith(desk.path));
  return desk?.path ?? staffPath;
}

/** The secret of a second factor that is not confirmed yet. Null in the answer to the form that confirmed it. */
export async function findNewSecondFactor(
  scope: RequestScope,
): Promise<{ secret: string; uri: string } | null> {
  await getStaffState(scope);
  const answer = allowed(await callForMember(scope, contract.beginSecondFactor, undefined));
  if (answer.status === 200) return answer.body;
  if (scope.request.method === "GET") throw redirect(openPath, 303);
  return null;
}

/** A page of members by name. @param search a part of a name, or for administrators of an address */
export async function listMembers(
  search: string,
  after: string,
  scope: RequestScope,
): Promise<{ members: StaffMember[]; hasMore: boolean }> {
  return allowed(await callForMember(scope, contract.staffMembers, { search, after })).body;
}

/** A member, and what the caller may do to them. @throws the 404 page where there is none */
export async function getMember(
  username: string,
  scope: RequestScope,
): Promise<{ member: StaffMember; acts: StaffAct[] }> {
  if (!usernameField.safeParse(username).success) throw notFound();
  return found(allowed(await callForMember(scope, contract.staffMember, { username }))).body;
}

interface LogPage {
  entries: LogEntry[];
  hasMore: boolean;
  /** The acts that were asked for; null for all. */
  action: AuditAction | null;
  isFirst: boolean;
}

/** A page of the log, the newest first. @param before the id of the last entry of the page before */
export async function listLog(before: string, kind: string | null, scope: RequestScope): Promise<LogPage> {
  const action = auditActions.find((known) => known === kind) ?? null;
  const known = /^\d{1,18}$/.test(before) ? before : "";
  const answer = await callForMember(scope, contract.auditLog, { before: known, action: action ?? "" });
  return { ...allowed(answer).body, action, isFirst: known === "" };
}

interface Refusal {
  status: 403;
  body: { reason: "role" | "second-factor" };
}

/** An answer that is no refusal. @throws a page that keeps the form where the role or the open session ended meanwhile */
export function allowed<Answer extends { status: number }>(answer: Answer | Refusal): Answer {
  if (!isRefusal(answer)) return answer;
  throw answer.body.reason === "role" ? notFound() : locked();
}

function isRefusal<Answer extends { status: number }>(answer: Answer | Refusal): answer is Refusal {
  return answer.status === 403;
}
