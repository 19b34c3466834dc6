/** A path, or address, as logs may hold it: without the names of members, which their pages have in their address. */
export function loggedPath(path: string): string {
  return path.replace(/^((?:https?:\/\/[^/]+)?\/+(?:beheer\/+)?leden\/+)[^/?#]+/i, "$1…");
}
