import { parse } from "cookie";

/** The cookie of a logged-in member. Responses to requests with it are never stored by caches. */
export const sessionCookieName = "sessie";

export function hasSession({ headers }: Pick<Request, "headers">): boolean {
  return Boolean(parse(headers.get("Cookie") ?? "")[sessionCookieName]);
}
