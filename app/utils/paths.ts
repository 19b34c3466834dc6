/** The path a visitor asked for, decoded where it can be, without a slash at its end. */
export function pathOf(request: Pick<Request, "url">): string {
  const { pathname } = new URL(request.url);
  const path = decodedPath(pathname) ?? pathname;
  // Of several slashes in front (`/%2F/host`) a browser would read the next part as another host.
  return path.replace(/^[/\\]+/, "/").replace(/(.)\/+$/, "$1");
}

/** A path without its percent codes; null where those make no sense. */
export function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Whether an address is that of a preview, or looks like it: nothing about it is kept or told. */
export function isPreviewPath(path: string): boolean {
  return /^\/preview(\/|$)/i.test(path);
}
