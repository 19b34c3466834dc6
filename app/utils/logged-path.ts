const withName =
  /^((?:https?:\/\/[^/]+)?\/+(?:(?:beheer\/+)?leden|beheer\/+meldingen\/+lid|ervaringen-delen\/+blogs(?!\/+stuk\/))\/+)[^/?#]+/i;

/** A path, or address, as logs may hold it: without the names of members, which their pages have in their address. */
export function loggedPath(path: string): string {
  return path.replace(withName, "$1…");
}
