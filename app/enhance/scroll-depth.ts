const cookie = "scrollDepth";

/**
 * Restores the scroll position after a POST form that redirects to its own page, such as a cookie choice. The cookie
 * `scrollDepth` holds depth and path and is used once; not on pages with errors or an answer, addresses with a
 * hash, and where another part has the focus, as the next question of the memory test has.
 */
export function scrollDepth(document: Document): void {
  const { pathname, hash } = location;
  const [depth, path] = read(document.cookie);
  write(document, "", 0);
  const hasOtherStart =
    hash || document.querySelector("[data-focus]") || document.activeElement !== document.body;
  if (!hasOtherStart && path === pathname && document.documentElement.scrollHeight >= depth + innerHeight)
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
  const [depth = "0", path = ""] = decode(value?.slice(cookie.length + 1) ?? "").split(" ");
  return [Number(depth) || 0, path];
}

/** Decodes a cookie value; '' when the encoding is invalid. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
