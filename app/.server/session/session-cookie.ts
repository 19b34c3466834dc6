import { parse } from "cookie";
import { hostCookie } from "./site-cookie";

/** The session of a logged-in member. Responses to requests with it are never stored by caches. */
export const sessionCookie = hostCookie("sessie");

/** Whether a request may be that of a member. */
export function hasSession({ headers }: Pick<Request, "headers">): boolean {
  return sessionCookie.isIn(parse(headers.get("Cookie") ?? ""));
}
