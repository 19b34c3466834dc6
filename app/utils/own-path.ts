/**
 * A path of this site, with its query, as a form or an address names it; null for anything that could lead elsewhere
 * (another scheme or host, two slashes in front, backslashes, control characters).
 */
export function ownPath(value: unknown): string | null {
  const base = "http://own.invalid";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (typeof value !== "string" || !/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(value)) return null;
  if (!URL.canParse(value, base)) return null;
  const { origin, pathname, search } = new URL(value, base);
  return origin === base && !pathname.startsWith("//") ? pathname + search : null;
}

/** Where a form leads back to: the page in its field `terug`, at the place in its field `anker`; else home. */
export function returnAddress(form: FormData): string {
  const path = ownPath(form.get("terug")) ?? "/";
  const anchor = form.get("anker");
  return typeof anchor === "string" && /^[\w-]{1,100}$/.test(anchor) ? `${path}#${anchor}` : path;
}
