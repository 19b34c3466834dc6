import { localPath, returnAddress } from "~/utils/local-path";

/** The version of the terms that a member agrees to, kept with the account. */
export const termsVersion = "2026-11";

const ownPage = "/mijn";

/** Where a member goes after logging in: the page they came from, on this site, else their own page. */
export function pathAfterLogIn(back: unknown): string {
  const path = localPath(back);
  if (path === null || /^\/(inloggen|uitloggen|registreren)(\/|\?|$)/.test(path)) return ownPage;
  return returnAddress({ terug: path, anker: String(back).split("#")[1] });
}

/** The address of a page of accounts, from which a visitor gets back to the page they came from. */
export function withBack(page: "/inloggen" | "/registreren", back: string): string {
  return back === ownPage ? page : `${page}?terug=${encodeURIComponent(back)}`;
}

/** Why somebody could not log in. */
export type LogInFailure = "notRecognised" | "unverified" | "blocked";
