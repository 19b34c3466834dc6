import type { RequestScope } from "~/.server/context/scope";
import { pathCookie } from "~/.server/session/site-cookie";

const cookie = pathCookie("aangemeld");
const localPath = /^\/[^\s?#]{0,199}$/;

type Scope = Pick<RequestScope, "origin" | "routes">;

/**
 * The `Set-Cookie` that marks an accepted sign-up and its page, so that the confirmation counts it in the statistics
 * once. Rejected sign-ups are not counted.
 * @param thanks path of the confirmation
 */
export function signUpCookie(page: string, thanks: string, scope: Scope): string {
  // Pages that reveal something about the visitor's health stay out of the statistics.
  const reported = scope.routes.match(page)?.policy.tracking ? page : "/nieuwsbrief";
  return cookie.set(reported, thanks, { origin: scope.origin, maxAge: 60 });
}

/** The page of a sign-up that was just accepted, or null. */
export function readSignUp(scope: Pick<RequestScope, "request" | "origin">): string | null {
  const page = cookie.read(scope) ?? "";
  return localPath.test(page) ? page : null;
}

/** The `Set-Cookie` that deletes it. */
export function noSignUpCookie(thanks: string, scope: Pick<Scope, "origin">): string {
  return cookie.remove(thanks, scope);
}
