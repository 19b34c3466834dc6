import type { RequestScope } from "~/.server/context/scope";
import { pathCookie } from "~/.server/session/site-cookie";

const cookie = pathCookie("aangemeld");
const localPath = /^\/[^\s?#]{0,199}$/;

type Scope = Pick<RequestScope, "origin">;

/**
 * The `Set-Cookie` that marks an accepted sign-up and its page, so that the confirmation counts it in the statistics
 * once. Rejected sign-ups are not counted.
 * @param thanks path of the confirmation
 */
export function signUpCookie(page: string, thanks: string, scope: Scope): string {
  return cookie.set(page, thanks, { origin: scope.origin, maxAge: 60 });
}

/** The page of a sign-up that was just accepted, or null. */
export function readSignUp(scope: Pick<RequestScope, "request" | "origin">): string | null {
  const page = cookie.read(scope) ?? "";
  return localPath.test(page) ? page : null;
}

/** The `Set-Cookie` that deletes it. */
export function noSignUpCookie(thanks: string, scope: Scope): string {
  return cookie.remove(thanks, scope);
}
