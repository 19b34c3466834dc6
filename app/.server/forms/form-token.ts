import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { RequestScope } from "~/.server/context/scope";
import { deriveKey } from "~/.server/session/encrypted";
import { sessionCookie } from "~/.server/session/session-cookie";
import { hostCookie } from "~/.server/session/site-cookie";

type Scope = Pick<RequestScope, "request" | "config" | "origin">;

/** Binds the forms of visitors without a session to their browser. */
const preSessionCookie = hostCookie("formulier");

export interface FormToken {
  /** The value of the form's hidden field `token`. */
  token: string;
  /** Sets the cookie that the token is bound to, where the browser has none. */
  headers: HeadersInit;
}

/**
 * The token of a form that only this browser may post: bound to the session of a member, else to a cookie of its own.
 * Other sites can neither read the page nor the cookie.
 */
export function formTokenOf(scope: Scope): FormToken {
  const bound = boundTo(scope);
  if (bound) return { token: sign(bound, scope.config.sessionSecrets[0] ?? ""), headers: {} };
  const secret = randomBytes(16).toString("base64url");
  return {
    token: sign(secret, scope.config.sessionSecrets[0] ?? ""),
    headers: { "Set-Cookie": preSessionCookie.set(secret, scope) },
  };
}

/** Whether a posted token belongs to this browser. */
export function isFormToken(token: string, scope: Scope): boolean {
  const bound = boundTo(scope);
  return bound !== null && scope.config.sessionSecrets.some((secret) => isEqual(token, sign(bound, secret)));
}

function boundTo(scope: Scope): string | null {
  return sessionCookie.read(scope) ?? preSessionCookie.read(scope);
}

function sign(bound: string, secret: string): string {
  return createHmac("sha256", deriveKey(secret, "form token")).update(bound).digest("base64url");
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
