/** The path a visitor asked for, decoded where it can be, without a slash at its end. */
export function pathOf(request: Request): string {
  const { pathname } = new URL(request.url);
  const path = pathname.replace(/(.)\/+$/, "$1");
  try {
    // An encoded slash in front (`/%2F/host`) must not make it another host.
    return decodeURIComponent(path).replace(/^[/\\]+/, "/");
  } catch {
    return path;
  }
}
