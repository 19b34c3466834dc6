/** A path without its percent codes; empty where those make no sense. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}
