/** The call of a page by its alias, or null where the path would be another call: no page has such an alias. */
export function pageCall(path: string): string | null {
  const segments = path.split("/");
  if (segments[1] === "api" || segments.includes(".") || segments.includes("..")) return null;
  return `/api/drupal${segments.map(encodeURIComponent).join("/")}`;
}
