import { parse, serialize } from "cookie";

interface Visit {
  request: Pick<Request, "headers">;
  /** Of the site, which says whether it is served over https. */
  origin: string;
}

interface CookieOptions {
  origin: string;
  /** Seconds; without it until the browser closes. */
  maxAge?: number;
  /** False for a cookie that scripts read. */
  httpOnly?: boolean;
  /** By default as a part of an address. */
  encode?: (value: string) => string;
}

type Cookies = Readonly<Record<string, string | undefined>>;

/**
 * A cookie for the whole site. Over https its name has the prefix with which browsers let no other host set it, and
 * one without the prefix is ignored.
 */
export function hostCookie(name: string) {
  const { set, ...cookie } = siteCookie("__Host-", name);
  return {
    ...cookie,
    set: (value: string, options: CookieOptions) => set(value, "/", options),
    remove: ({ origin }: { origin: string }) => set("", "/", { origin, maxAge: 0 }),
  };
}

/** A cookie for the pages below a path, over https with the prefix of cookies that were set over https. */
export function pathCookie(name: string) {
  const { set, ...cookie } = siteCookie("__Secure-", name);
  return {
    ...cookie,
    set,
    remove: (path: string, { origin }: { origin: string }) => set("", path, { origin, maxAge: 0 }),
  };
}

function siteCookie(prefix: "__Host-" | "__Secure-", name: string) {
  const nameAt = (origin: string) => (origin.startsWith("https:") ? prefix + name : name);
  const valueIn = (cookies: Cookies, origin: string) => cookies[nameAt(origin)] || null;
  return {
    nameAt,
    in: valueIn,
    read: ({ request, origin }: Visit) => valueIn(parse(request.headers.get("Cookie") ?? ""), origin),
    /** Whether there is one with or without the prefix, for what caches may keep. */
    isIn: (cookies: Cookies) => Boolean(cookies[name] || cookies[prefix + name]),
    set: (value: string, path: string, { origin, maxAge, encode, httpOnly = true }: CookieOptions) =>
      serialize(nameAt(origin), value, {
        path,
        httpOnly,
        sameSite: "lax" as const,
        secure: origin.startsWith("https:"),
        ...(maxAge !== undefined && { maxAge }),
        ...(encode && { encode }),
      }),
  };
}
