import { z } from "zod";
import { emailField } from "../../app/utils/email-field";
import { type FormError, message } from "../../app/utils/form-errors";
import { noInput, operation } from "../platform/contract";
import { roles } from "../platform/roles";

export const usernameLength = { min: 3, max: 20 };
export const passwordLength = { min: 12, max: 128 };

/** A name of ASCII letters and digits; unique without regard to case. */
export const usernameField = z
  .string(message("FieldMandatory"))
  .trim()
  .min(1, message("FieldMandatory"))
  .regex(
    new RegExp(`^[a-zA-Z0-9]{${usernameLength.min},${usernameLength.max}}$`),
    message("InvalidUsername"),
  );

/** A new password. That it is no common one, the service says. */
export const passwordField = z
  .string(message("FieldMandatory"))
  .min(1, { error: message("FieldMandatory"), abort: true })
  .min(passwordLength.min, { error: message("PasswordTooShort"), abort: true })
  .max(passwordLength.max, { error: message("PasswordTooLong"), abort: true })
  .regex(/\p{Ll}/u, { error: message("PasswordLowercase"), abort: true })
  .regex(/\p{Lu}/u, { error: message("PasswordCapital"), abort: true })
  .regex(/\p{Nd}/u, { error: message("PasswordDigit"), abort: true });

/** A password that is compared with a stored one: any text within the limit. */
export const typedPassword = z.string().max(passwordLength.max);

export const relationships = ["self", "partner", "child", "family", "friend", "professional"] as const;
export const dementiaForms = [
  "alzheimer",
  "vascular",
  "lewy",
  "frontotemporal",
  "parkinson",
  "young-onset",
  "other",
  "unknown",
] as const;
export const phases = ["worries", "diagnosed", "early", "middle", "late", "bereaved"] as const;

/** Health data (GDPR, article 9), stored only with explicit consent to the text of that version. */
export const healthProfile = z.object({
  relationship: z.enum(relationships).nullable(),
  forms: z.array(z.enum(dementiaForms)).max(dementiaForms.length),
  phase: z.enum(phases).nullable(),
  consentVersion: z.string().min(1).max(40),
});

export type HealthProfile = z.output<typeof healthProfile>;

/** A secret of a mailed link: 256 bits in base64url. */
export const linkToken = z.string().regex(/^[\w-]{43}$/);

const member = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** The session before this one, for 'new since'; null at the first visit. */
  previousVisit: z.iso.datetime().nullable(),
});
export type Member = z.output<typeof member>;

/** Names a session, and cannot be used as one. */
const sessionId = z.string().regex(/^[0-9a-f]{64}$/);

const session = z.object({
  id: sessionId,
  deviceName: z.string(),
  /** To the hour. */
  lastSeen: z.iso.datetime(),
  /** Whether it is the one of this request. */
  isCurrent: z.boolean(),
});

export type ListedSession = z.output<typeof session>;

const rejection = <const Field extends string, const Problem extends FormError>(
  fields: Field[],
  problems: Problem[],
) => z.partialRecord(z.enum(fields), z.enum(problems));

const wait = z.object({ retryAfterSeconds: z.int().positive() });
const nothing = z.strictObject({});
const done = { description: "Done.", body: nothing };
const mailed = {
  description: "A mail is sent where there is such an account. The answer never says whether there is one.",
  body: nothing,
};
const expiredLink = { description: "The link is unknown, used or expired.", body: nothing };
const tooOften = { description: "Tried too often; nothing was checked.", body: wait };

export const accountsContract = {
  register: operation({
    method: "POST",
    path: "/api/v1/accounts",
    summary: "Registers an unverified account, and mails the link that verifies it.",
    member: false,
    input: z.object({
      email: emailField,
      username: usernameField,
      password: passwordField,
      /** The address that was just registered in this browser, perhaps wrong; its unverified account gives way. */
      replaces: emailField.nullable().default(null),
      termsVersion: z.string().min(1).max(40),
      /** Whether members may see the profile; each item of it starts as not shared. */
      profileVisible: z.boolean(),
      health: healthProfile.nullable(),
    }),
    responses: {
      201: { description: "Registered; unverified accounts are deleted after seven days.", body: nothing },
      409: {
        description: "A rule that needs the stored accounts or the list of common passwords.",
        body: z.object({
          errors: rejection(
            ["email", "username", "password"],
            ["EmailTaken", "UsernameTaken", "UsernameReserved", "PasswordIsName", "PasswordCommon"],
          ),
          /** Free usernames like the one that was taken. */
          suggestions: z.array(z.string()),
        }),
      },
      429: tooOften,
    },
  }),
  verify: operation({
    method: "POST",
    path: "/api/v1/accounts/verification",
    summary: "Verifies an account with the secret of its mailed link. Does not log in.",
    member: false,
    input: z.object({ token: linkToken }),
    responses: { 200: done, 410: expiredLink },
  }),
  resendVerification: operation({
    method: "POST",
    path: "/api/v1/accounts/verification-mails",
    summary: "Mails another link to verify an account.",
    member: false,
    input: z.object({ email: emailField }),
    responses: { 202: mailed, 429: tooOften },
  }),
  logIn: operation({
    method: "POST",
    path: "/api/v1/sessions",
    summary: "Starts a session.",
    member: false,
    input: z.object({
      email: z.string().max(320),
      password: typedPassword,
      /** Keeps the session until 60 days without a visit, at most a year, instead of 12 hours. */
      remember: z.boolean(),
      /** The secret of this device, from an earlier session. */
      device: z.string().max(100).nullable(),
      /** What the member recognises the device by, such as 'Firefox op Android'. */
      deviceName: z.string().max(100),
    }),
    responses: {
      201: {
        description: "The secrets of the session and of the device; only their hashes are stored.",
        body: z.object({ session: z.string(), device: z.string() }),
      },
      401: {
        description: "The combination was not recognised, or there is no such account.",
        body: nothing,
      },
      403: {
        description: "The combination is right, but the account cannot be used yet, or no more.",
        body: z.object({ reason: z.enum(["unverified", "blocked"]) }),
      },
      429: tooOften,
    },
  }),
  session: operation({
    method: "GET",
    path: "/api/v1/session",
    summary: "The member of the session.",
    member: true,
    input: noInput,
    responses: { 200: { description: "The member.", body: member } },
  }),
  logOut: operation({
    method: "DELETE",
    path: "/api/v1/session",
    summary: "Ends the session.",
    member: true,
    input: noInput,
    responses: { 200: done },
  }),
  sessions: operation({
    method: "GET",
    path: "/api/v1/sessions",
    summary: "The sessions of the member, the newest visit first.",
    member: true,
    input: noInput,
    responses: {
      200: { description: "The sessions.", body: z.object({ sessions: z.array(session) }) },
    },
  }),
  endSession: operation({
    method: "DELETE",
    path: "/api/v1/sessions/{id}",
    summary: "Ends a session of the member, on whatever device it is.",
    member: true,
    input: z.object({ id: sessionId }),
    responses: { 200: { description: "Ended, or there is no such session of this member.", body: nothing } },
  }),
  requestPasswordReset: operation({
    method: "POST",
    path: "/api/v1/password-resets",
    summary: "Mails a link to choose a new password.",
    member: false,
    input: z.object({ email: emailField }),
    responses: { 202: mailed, 429: tooOften },
  }),
  checkPasswordReset: operation({
    method: "POST",
    reads: true,
    path: "/api/v1/password-resets/check",
    summary: "Whether a link to choose a new password still works; uses nothing up.",
    member: false,
    input: z.object({ token: linkToken }),
    responses: { 200: done, 410: expiredLink },
  }),
  resetPassword: operation({
    method: "POST",
    path: "/api/v1/password-resets/use",
    summary: "Stores a new password with the secret of a mailed link, and ends all sessions.",
    member: false,
    input: z.object({ token: linkToken, password: passwordField }),
    responses: {
      200: done,
      409: {
        description: "The password is too common or a name; the link still works.",
        body: z.object({ errors: rejection(["password"], ["PasswordIsName", "PasswordCommon"]) }),
      },
      410: expiredLink,
    },
  }),
  changePassword: operation({
    method: "PUT",
    path: "/api/v1/account/password",
    summary: "Stores a new password, ends all sessions and starts one in place of the own.",
    member: true,
    input: z.object({ current: typedPassword, password: passwordField }),
    responses: {
      200: {
        description: "The secret of the new session; null where the own one ended meanwhile.",
        body: z.object({ started: z.object({ session: z.string(), remember: z.boolean() }).nullable() }),
      },
      409: {
        description: "The current password is wrong, or the new one is too common or a name.",
        body: z.object({
          errors: rejection(["current", "password"], ["PasswordWrong", "PasswordIsName", "PasswordCommon"]),
        }),
      },
      429: tooOften,
    },
  }),
  requestEmailChange: operation({
    method: "POST",
    path: "/api/v1/account/email-changes",
    summary: "Mails a link to the new address that confirms it; the old address is told when it is used.",
    member: true,
    input: z.object({ password: typedPassword, email: emailField }),
    responses: {
      202: { description: "Mailed to the new address.", body: nothing },
      409: {
        description: "The password is wrong, or the address has an account.",
        body: z.object({ errors: rejection(["password", "email"], ["PasswordWrong", "EmailTaken"]) }),
      },
      429: tooOften,
    },
  }),
  changeEmail: operation({
    method: "POST",
    path: "/api/v1/email-changes/use",
    summary: "Confirms a new address with the secret of its mailed link.",
    member: false,
    input: z.object({ token: linkToken }),
    responses: { 200: done, 410: expiredLink },
  }),
};
