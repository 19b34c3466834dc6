import { localPath } from "~/utils/local-path";

/** The version of the terms that a member agrees to, kept with the account. */
export const termsVersion = "2026-11";

/** Where a member goes after logging in: the page they came from, on this site, else their own page. */
export function pathAfterLogIn(back: unknown): string {
  const path = localPath(back);
  return path === null || /^\/(inloggen|uitloggen|registreren)(\/|\?|$)/.test(path) ? "/mijn" : path;
}

/** Why somebody could not log in. */
export type LogInFailure = "notRecognised" | "unverified" | "blocked";
