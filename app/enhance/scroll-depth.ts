const cookie = "scrollDepth";

/** Reloading a page returns to where the reader was: cookie `scrollDepth` holds depth and path (spec 000, section 2). */
export function scrollDepth(document: Document): void {
  const { pathname, hash } = location;
  const [depth, path] = read(document.cookie);
  if (!hash && path === pathname && document.documentElement.scrollHeight >= depth + innerHeight) scrollTo(0, depth);
  addEventListener("pagehide", () => {
    const value = encodeURIComponent(`${Math.round(scrollY)} ${pathname}`);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is unknown to the tablets we support
    document.cookie = `${cookie}=${value}; path=/; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;
  });
}

function read(cookies: string): [number, string] {
  const value = cookies.split("; ").find((entry) => entry.startsWith(`${cookie}=`));
  const [depth = "0", path = ""] = decodeURIComponent(value?.slice(cookie.length + 1) ?? "").split(" ");
  return [Number(depth) || 0, path];
}
