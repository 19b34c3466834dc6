const cookie = "scrollDepth";

/**
 * Coming back to a page returns to where the reader was: cookie `scrollDepth` holds depth and path (spec 000,
 * section 2). An address with a hash and a page with errors begin elsewhere.
 */
export function scrollDepth(document: Document): void {
  const { pathname, hash } = location;
  const [depth, path] = read(document.cookie);
  const beginsElsewhere = hash || document.querySelector("[data-focus]");
  if (!beginsElsewhere && path === pathname && document.documentElement.scrollHeight >= depth + innerHeight)
    scrollTo(0, depth);
  addEventListener("pagehide", () => {
    const value = encodeURIComponent(`${Math.round(scrollY)} ${pathname}`);
    document.cookie = `${cookie}=${value}; path=/; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;
  });
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
