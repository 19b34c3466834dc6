import { z } from "zod";
import type { FormError } from "../../app/utils/form-errors";
import { auditActions, systemNames } from "../platform/audit/contract";
import { noInput, operation } from "../platform/contract";
import { type Role, roles } from "../platform/roles";

export { type AuditAction, auditActions } from "../platform/audit/contract";
export { roles } from "../platform/roles";

/** The roles of staff, and those that look after members. */
export const staffRoles = ["moderator", "expert", "editor", "admin"] as const satisfies readonly Role[];
export const memberDeskRoles = ["moderator", "admin"] as const satisfies readonly Role[];
export const logRoles = ["admin"] as const satisfies readonly Role[];

/** What staff can do to a member here. */
export const staffActs = ["block", "unblock", "logOut", "setRole", "resetSecondFactor"] as const;
export type StaffAct = (typeof staffActs)[number];

const code = z.string().max(40);
const nothing = z.strictObject({});
const wrongCode = {
  description: "The code is wrong, was used before, or is too old.",
  body: z.object({ errors: z.object({ totp: z.literal("CodeWrong" satisfies FormError) }) }),
};
const tooOften = {
  description: "Tried too often; nothing was checked.",
  body: z.object({ retryAfterSeconds: z.int().positive() }),
};
/** An answer of every operation for staff. */
const refused = {
  description: "Not a role that may do this, or the session was not opened with the second factor.",
  body: z.object({ reason: z.enum(["role", "second-factor"]) }),
};
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const listedMember = z.object({
  username: z.string(),
  /** For administrators only. */
  email: z.string().nullable(),
  role: z.enum(roles),
  state: z.enum(["unverified", "active", "blocked"]),
  createdAt: z.iso.datetime(),
});
export type StaffMember = z.output<typeof listedMember>;

/** Who stands in the log: a member by name, one who left by a part of the pseudonym, or what is no member. */
const inLog = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("member"), name: z.string() }),
  z.object({ kind: z.literal("former"), name: z.string() }),
  z.object({ kind: z.literal("system"), name: z.enum(systemNames) }),
]);
export type InLog = z.output<typeof inLog>;

const entry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Null for an act that only a newer or older version knows. */
  action: z.enum(auditActions).nullable(),
  actor: inLog,
  subject: inLog.nullable(),
  facts: z.record(z.string(), z.string()),
});
export type LogEntry = z.output<typeof entry>;

export const staffContract = {
  staffState: operation({
    method: "GET",
    path: "/api/v1/staff",
    summary: "Whether the member of staff has a second factor, and whether this session was opened with it.",
    member: true,
    input: noInput,
    responses: {
      200: { description: "The state.", body: z.object({ hasFactor: z.boolean(), isOpen: z.boolean() }) },
    },
  }),
  beginSecondFactor: operation({
    method: "POST",
    path: "/api/v1/staff/second-factor",
    summary: "The secret of a second factor that is not confirmed yet; makes one where there is none.",
    member: true,
    input: noInput,
    responses: {
      200: {
        description: "The secret, for an app for codes.",
        body: z.object({ secret: z.string(), uri: z.string() }),
      },
      403: refused,
      409: { description: "There is a confirmed second factor.", body: nothing },
    },
  }),
  confirmSecondFactor: operation({
    method: "POST",
    path: "/api/v1/staff/second-factor/confirmation",
    summary: "Confirms the second factor with a first code, and opens the session with it.",
    member: true,
    input: z.object({ code }),
    responses: {
      200: { description: "The recovery codes. They are not shown again.", body: recoveryCodes },
      403: refused,
      409: wrongCode,
      429: tooOften,
    },
  }),
  openStaffSession: operation({
    method: "POST",
    path: "/api/v1/staff/session",
    summary: "Opens the session for 12 hours with a code of the second factor, or a recovery code.",
    member: true,
    input: z.object({ code }),
    responses: {
      200: { description: "Open.", body: z.object({ codesLeft: z.int() }) },
      403: refused,
      409: wrongCode,
      429: tooOften,
    },
  }),
  renewRecoveryCodes: operation({
    method: "POST",
    path: "/api/v1/staff/recovery-codes",
    summary: "Replaces the recovery codes.",
    member: true,
    roles: staffRoles,
    input: noInput,
    responses: {
      200: { description: "The new recovery codes. They are not shown again.", body: recoveryCodes },
      403: refused,
    },
  }),
  staffMembers: operation({
    method: "GET",
    path: "/api/v1/staff/members",
    summary: "Members by name, 50 at a time.",
    member: true,
    roles: memberDeskRoles,
    input: z.object({
      /** A part of a username; for administrators of an address, too. */
      search: z.string().max(320).default(""),
      /** The last name of the page before. */
      after: z.string().max(20).default(""),
    }),
    responses: {
      200: {
        description: "The members.",
        body: z.object({ members: z.array(listedMember), hasMore: z.boolean() }),
      },
      403: refused,
    },
  }),
  staffMember: operation({
    method: "GET",
    path: "/api/v1/staff/members/{username}",
    summary: "A member, with what the caller may do to them.",
    member: true,
    roles: memberDeskRoles,
    input: z.object({ username: z.string().max(40) }),
    responses: {
      200: {
        description: "The member.",
        body: z.object({ member: listedMember, acts: z.array(z.enum(staffActs)) }),
      },
      403: refused,
      404: { description: "There is no such member.", body: nothing },
    },
  }),
  actOnMember: operation({
    method: "POST",
    path: "/api/v1/staff/members/{username}/acts",
    summary: "Does to a member what the caller may do. It is written to the log.",
    member: true,
    roles: memberDeskRoles,
    input: z.object({
      username: z.string().max(40),
      act: z.enum(staffActs),
      /** Of `setRole`. */
      role: z.enum(roles).nullable(),
    }),
    responses: {
      200: { description: "Done.", body: nothing },
      403: refused,
      404: { description: "There is no such member.", body: nothing },
      409: { description: "The caller may not do this to this member.", body: nothing },
    },
  }),
  auditLog: operation({
    method: "GET",
    path: "/api/v1/staff/log",
    summary: "The log of acts, the newest first, 50 at a time.",
    member: true,
    roles: logRoles,
    input: z.object({
      /** The last id of the page before. */
      before: z
        .string()
        .regex(/^\d{0,18}$/)
        .default(""),
      action: z.enum(["", ...auditActions]).default(""),
    }),
    responses: {
      200: { description: "The acts.", body: z.object({ entries: z.array(entry), hasMore: z.boolean() }) },
      403: refused,
    },
  }),
};
