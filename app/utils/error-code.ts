/** The code of an error for logs (such as ENOENT), else its name; never its message, which may have personal data. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? String(error.code) : error.name;
}
