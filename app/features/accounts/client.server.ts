import type { z } from "zod";
import type { RequestScope, UpstreamScope } from "~/.server/context/scope";
import { callServices } from "~/.server/http/call-services";
import { unauthorized } from "~/.server/http/failures";
import { sessionCookie } from "~/.server/session/session-cookie";
import { accountsContract, type Member } from "../../../services/accounts/contract";
import type { AnswerOf, Operation, Responses } from "../../../services/platform/contract";

declare module "~/.server/context/scope" {
  interface RequestMemo {
    member?: Promise<Member>;
  }
}

type Scope = Pick<RequestScope, "request" | "origin" | "memo"> & UpstreamScope;

/** Calls an operation of accounts for the visitor, with the session if there is one. */
export function callForMember<Input extends z.ZodType, Answers extends Responses>(
  scope: Scope,
  operation: Operation<Input, Answers>,
  input: z.input<Input>,
): Promise<AnswerOf<Answers>> {
  return callServices(scope.upstreams, operation, { input, session: sessionCookie.read(scope) });
}

/** The logged-in member, asked once for a request. @throws the 403 page for visitors, the 503 page in an outage */
export function requireMember(scope: Scope): Promise<Member> {
  scope.memo.member ??= loadMember(scope);
  return scope.memo.member;
}

async function loadMember(scope: Scope): Promise<Member> {
  if (!sessionCookie.read(scope)) throw unauthorized();
  const { body } = await callForMember(scope, accountsContract.session, undefined);
  return body;
}

/** The logged-in member; null for visitors, and where the services fail. */
export async function findMember(scope: Scope): Promise<Member | null> {
  if (!sessionCookie.read(scope)) return null;
  return requireMember(scope).catch(() => null);
}

/** Whether the link to choose a new password still works. */
export async function isWorkingReset(code: string, scope: Scope): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(code)) return false;
  return (await callForMember(scope, accountsContract.checkPasswordReset, { token: code })).status === 200;
}
