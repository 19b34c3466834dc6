/** What an error is known by in a log: ENOENT and the like, else its name. Never its message, which may tell more. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? String(error.code) : error.name;
}
