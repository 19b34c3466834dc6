import { defaultRetries, newRequest, withRetries } from "./call";
import { withDeadline } from "./deadline";
import type { UpstreamCalls } from "./upstream";

/**
 * Streams a picture or a file. The time limit is that of a form and applies to the response headers only, as the body
 * depends on the visitor's connection. `range` requests a part. Throws after ten retries or at the deadline.
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
    const callScope = { ...scope, headers };
    const attempt = () =>
      upstream.fetch(newRequest(upstream, callScope, path, { signal, redirect: "manual" }));
    return await withRetries(() => withDeadline(attempt(), signal), signal, defaultRetries);
  } finally {
    clearTimeout(timer);
  }
}
