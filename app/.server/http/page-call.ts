/** The path of the CMS call for a page alias; null for a path that would reach another call. */
export function pageCall(path: string): string | null {
  const segments = path.split("/");
  if (segments[1] === "api" || segments.includes(".") || segments.includes("..")) return null;
  return `/api/drupal${segments.map(encodeURIComponent).join("/")}`;
}
