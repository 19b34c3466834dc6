const withName =
  /^((?:https?:\/\/[^/]+)?\/+(?:(?:beheer\/+)?leden|beheer\/+meldingen\/+lid|ervaringen-delen\/+(?:blogs(?!\/+stuk\/)|(?:blogs\/+stuk|forum\/+gesprek)\/+\d+))\/+)(?!wijzigen$)[^/?#]+/i;

/**
 * A path, or address, as logs may hold it: without the names of members and the titles that they gave their texts, which
 * their pages have in their address.
 */
export function loggedPath(path: string): string {
  return path.replace(withName, "$1…");
}
