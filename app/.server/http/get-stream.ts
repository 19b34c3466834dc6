import { defaultRetries, newRequest, withRetries } from "./call";
import { withDeadline } from "./deadline";
import type { UpstreamCalls } from "./upstream";

/**
 * The bytes of a picture or a file, passed on as they come; not for JSON. The deadline is that of a form and ends
 * with the first byte: how long the rest takes is up to the visitor's line. `range` asks for a part, as players do.
 */
export async function getStream(
  { upstream, calls: scope }: UpstreamCalls,
  path: string,
  range: string | null = null,
): Promise<Response> {
  const deadline = new AbortController();
  const { signal } = deadline;
  const timer = setTimeout(
    () => deadline.abort(new DOMException("took too long", "TimeoutError")),
    scope.submitTimeoutMs,
  );
  try {
    const headers = { ...scope.headers, Accept: "*/*", ...(range && { Range: range }) };
    const asked = { ...scope, headers };
    const attempt = () => upstream.fetch(newRequest(upstream, asked, path, { signal, redirect: "manual" }));
    return await withRetries(() => withDeadline(attempt(), signal), signal, defaultRetries);
  } finally {
    clearTimeout(timer);
  }
}
