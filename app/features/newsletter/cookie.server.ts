import { parse, serialize } from "cookie";
import type { RequestScope } from "~/.server/context/scope";
import { isPrivatePage } from "~/.server/security/private-pages";

const name = "aangemeld";
const ownPath = /^\/[^\s?#]{0,199}$/;

type Scope = Pick<RequestScope, "origin">;

/**
 * The `Set-Cookie` by which the confirmation knows that a sign-up was just accepted, and on which page: statistics hear
 * of it there, once, and never of one that was refused.
 * @param thanks path of the confirmation
 */
export function signUpCookie(page: string, thanks: string, scope: Scope): string {
  // That somebody was on a page about their health is nobody's business (decisions, row 22).
  const told = isPrivatePage(`http://site${page}`) ? "/nieuwsbrief" : page;
  return serialize(name, told, { ...attributesOf(thanks, scope), maxAge: 60 });
}

/** The page of a sign-up that was just accepted, or null. */
export function readSignUp(request: Request): string | null {
  const page = parse(request.headers.get("Cookie") ?? "")[name] ?? "";
  return ownPath.test(page) ? page : null;
}

/** The `Set-Cookie` that forgets it. */
export function noSignUpCookie(thanks: string, scope: Scope): string {
  return serialize(name, "", { ...attributesOf(thanks, scope), maxAge: 0 });
}

function attributesOf(path: string, { origin }: Scope) {
  return { path, httpOnly: true, sameSite: "lax", secure: origin.startsWith("https:") } as const;
}
