import { parse, serialize } from "cookie";

interface CookieOptions {
  /** Of the site, which says whether it is served over https. */
  origin: string;
  /** Seconds; without it until the browser closes. */
  maxAge?: number;
}

/**
 * A cookie that only this host reads, over https with the prefix that keeps other hosts from setting it. A browser
 * never sends both names.
 */
export function hostCookie(name: string) {
  const names = [`__Host-${name}`, name];
  return {
    read({ headers }: Pick<Request, "headers">): string | null {
      return this.in(parse(headers.get("Cookie") ?? ""));
    },
    in(cookies: Readonly<Record<string, string | undefined>>): string | null {
      return names.map((known) => cookies[known]).find(Boolean) ?? null;
    },
    set(value: string, { origin, maxAge }: CookieOptions): string {
      const secure = origin.startsWith("https:");
      return serialize(secure ? `__Host-${name}` : name, value, {
        ...{ path: "/", httpOnly: true, sameSite: "lax", secure },
        ...(maxAge !== undefined && { maxAge }),
      });
    },
    remove({ origin }: CookieOptions): string {
      return this.set("", { origin, maxAge: 0 });
    },
  };
}

/** The session of a logged-in member. Responses to requests with it are never stored by caches. */
export const sessionCookie = hostCookie("sessie");

export function hasSession(request: Pick<Request, "headers">): boolean {
  return sessionCookie.read(request) !== null;
}
