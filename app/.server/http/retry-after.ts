/** A longer wait is shortened: a mistake of an upstream must not keep the site from it for hours. */
const maxSeconds = 60;

/** The seconds of a `Retry-After` header, given as a number or as a date; undefined without a valid one. */
export function retryAfterOf(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get("Retry-After")?.trim() ?? "";
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000);
  return seconds > 0 ? Math.min(seconds, maxSeconds) : undefined;
}
