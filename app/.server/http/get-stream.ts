import { setTimeout as pause } from "node:timers/promises";
import { defaultRetries, newRequest, withRetries } from "./call";
import { withDeadline } from "./deadline";
import type { UpstreamCalls } from "./upstream";

/** Drupal says three seconds, which is longer than it makes a crop. */
const longestPauseMs = 1_000;
const busyRetries = 5;

/**
 * Streams a picture or a file, and asks again for one that another request is making. A 200 that stays empty has no
 * body. The time limit is that of a form and applies until the body begins, as the rest depends on the visitor's
 * connection. `range` requests a part. Throws after ten retries or at the deadline.
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
    const attempt = async () =>
      withoutEmptyBody(
        await upstream.fetch(newRequest(upstream, callScope, path, { signal, redirect: "manual" })),
      );
    const load = () => withRetries(() => withDeadline(attempt(), signal), signal, defaultRetries);
    let response = await load();
    for (let retriesLeft = busyRetries; retriesLeft > 0; retriesLeft -= 1) {
      const waitMs = busyFor(response);
      if (waitMs === null) break;
      await response.body?.cancel();
      await withDeadline(pause(waitMs), signal);
      response = await load();
    }
    return response;
  } finally {
    clearTimeout(timer);
  }
}

/** Drupal may send a crop that another request has only begun to write: a 200 of no bytes, of whatever length it says. */
async function withoutEmptyBody(response: Response): Promise<Response> {
  if (response.status !== 200 || !response.body) return response;
  const [start, body] = response.body.tee();
  const reader = start.getReader();
  const { done } = await reader.read();
  // Not awaited: it ends with the other half, which reports what fails.
  reader.cancel().catch(() => {});
  return new Response(done ? null : body, response);
}

/** How long to wait for a file that is being made; null for any other answer. */
function busyFor({ status, headers, body }: Response): number | null {
  const isEmpty = status === 200 && !body;
  const seconds = Number.parseInt(headers.get("Retry-After") ?? (isEmpty ? "1" : ""), 10);
  return (isEmpty || status === 503) && seconds >= 0 ? Math.min(seconds * 1_000, longestPauseMs) : null;
}
