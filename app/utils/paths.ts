/** The path of a request, decoded when valid, without a trailing slash. */
export function pathOf(request: Pick<Request, "url">): string {
  const { pathname } = new URL(request.url);
  const path = decodedPath(pathname) ?? pathname;
  // With several leading slashes (`/%2F/host`) browsers read the next part as another host.
  return path.replace(/^[/\\]+/, "/").replace(/(.)\/+$/, "$1");
}

/** The percent-decoded path; null when the encoding is invalid. */
export function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Whether a path is that of a preview: not cached, counted or indexed, and without redirects. */
export function isPreviewPath(path: string): boolean {
  return /^\/preview(\/|$)/i.test(path);
}

/** Longer paths are malformed (server/guard.ts). */
export const maxPathLength = 1000;

/** Whether a path may be the target of a redirect: paths below `/api` are those of the upstreams. */
export function isSitePath(path: string): boolean {
  const decoded = decodedPath(path);
  return decoded !== null && path.length <= maxPathLength && !/^\/api(\/|$)/i.test(decoded);
}
