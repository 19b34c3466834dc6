const cookie = "scrollDepth";

/**
 * A form that leads back to its own page (such as a choice of cookies) returns to where the reader was: cookie
 * `scrollDepth` holds depth and path, once (spec 000, section 2). Links start at the top, as do pages with errors
 * and addresses with a hash; reloading and going back is what browsers restore themselves.
 */
export function scrollDepth(document: Document): void {
  const { pathname, hash } = location;
  const [depth, path] = read(document.cookie);
  write(document, "", 0);
  const beginsElsewhere = hash || document.querySelector("[data-focus]");
  if (!beginsElsewhere && path === pathname && document.documentElement.scrollHeight >= depth + innerHeight)
    scrollTo(0, depth);
  document.addEventListener("submit", ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target instanceof HTMLFormElement && target.method === "post") {
      write(document, `${Math.round(scrollY)} ${pathname}`, 60);
    }
  });
}

function write(document: Document, value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${cookie}=${encodeURIComponent(value)}; path=/; SameSite=Lax; max-age=${seconds}${secure}`;
}

function read(cookies: string): [number, string] {
  const value = cookies.split("; ").find((entry) => entry.startsWith(`${cookie}=`));
  const [depth = "0", path = ""] = decoded(value?.slice(cookie.length + 1) ?? "").split(" ");
  return [Number(depth) || 0, path];
}

/** A cookie of that name that somebody else wrote counts as none. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
