import { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { decrypt, encrypt } from "~/.server/session/encrypted";
import { pathCookie } from "~/.server/session/site-cookie";
import { noAnswers, parseAnswers, serializeAnswers, type TestAnswers, type TestKind } from "./model";

/** The answers to both tests (docs/decisions/0021-memory-test.md). */
export type FilledTests = Record<TestKind, TestAnswers>;

export const noTests: FilledTests = { forMyself: noAnswers, forOthers: noAnswers };

const cookie = pathCookie("geheugentest");
const purpose = "memory test";

// The cookie is limited to the pages of the test.
const path = "/geheugentest";

const cookieSchema = z.object({ forMyself: z.string().max(60), forOthers: z.string().max(60) });

type Scope = Pick<RequestScope, "config" | "origin">;

/** The visitor's answers so far; an invalid or damaged cookie yields an empty test. */
export async function readTests(request: Request, scope: Scope): Promise<FilledTests> {
  return (await findTests(request, scope)) ?? noTests;
}

/** Whether answers were sent just before (`markedAsSent`) that the browser did not keep. */
export async function areTestsLost(
  request: Request,
  scope: Scope & Pick<RequestScope, "query">,
): Promise<boolean> {
  return scope.query.has("bewaard") && (await findTests(request, scope)) === null;
}

/** The same as `readTests`; null without a cookie that can be read. */
export async function findTests(request: Request, { config, origin }: Scope): Promise<FilledTests | null> {
  const value = cookie.read({ request, origin }) ?? "";
  const read = cookieSchema.safeParse(await decrypt(value, purpose, config.sessionSecrets));
  if (!read.success) return null;
  return {
    forMyself: parseAnswers("forMyself", read.data.forMyself),
    forOthers: parseAnswers("forOthers", read.data.forOthers),
  };
}

/** The `Set-Cookie` that stores the answers until the browser is closed. */
export async function testsCookie(tests: FilledTests, scope: Scope): Promise<string> {
  const value = {
    forMyself: serializeAnswers("forMyself", tests.forMyself),
    forOthers: serializeAnswers("forOthers", tests.forOthers),
  };
  const encrypted = await encrypt(value, purpose, scope.config.sessionSecrets);
  return cookie.set(encrypted, path, scope);
}

/** The `Set-Cookie` that deletes them. */
export function noTestsCookie(scope: Scope): string {
  return cookie.remove(path, scope);
}
