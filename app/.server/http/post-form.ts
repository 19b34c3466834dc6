import { drain, failed, loggable, newRequest, settle, startCall } from "./call";
import { withDeadline } from "./deadline";
import { failureOf, type UpstreamResult } from "./result";
import type { UpstreamCalls } from "./upstream";

/** One POST, never retried (docs/backend-contract.md, 'Forms'). Only the status of the response counts. Never throws. */
export async function postForm(
  { upstream, calls: scope }: UpstreamCalls,
  path: string,
  body: FormData | URLSearchParams,
  headers: Record<string, string> = {},
): Promise<UpstreamResult<null>> {
  const callScope = { ...scope, headers: { ...scope.headers, ...headers } };
  const signal = AbortSignal.timeout(scope.submitTimeoutMs);
  const stop = scope.timing.start(upstream.name);
  const end = startCall(upstream, scope);
  const result = await settle<UpstreamResult<null>>(async () => {
    const request = newRequest(upstream, callScope, path, {
      method: "POST",
      body,
      signal,
      redirect: "manual",
    });
    const response = await withDeadline(upstream.fetch(request), signal);
    drain(response);
    if (response.status === 400) return failed(400, "refused by the upstream");
    const { status, headers } = response;
    const location = headers.get("Location") ?? "";
    return failureOf({ status, location }) ?? { kind: "loaded", status, value: null };
  });
  stop();
  end(result);
  scope.deadline.restart();
  if (result.kind !== "loaded") {
    scope.logger.error(
      { upstream: upstream.name, path, ...loggable(result) },
      "a form could not be forwarded",
    );
  }
  return result;
}

/** Connection errors before anything was sent. */
const notSent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_.*|ERR_(TLS|SSL)_.*|.*SELF_SIGNED.*)$/;

/** Whether a form may have arrived although its call failed: there was no response, or a gateway had none in time. */
export function mayHaveArrived(result: UpstreamResult<unknown>): boolean {
  if (result.kind === "connection-error") return !notSent.test(result.reason);
  return result.kind === "failed" && [408, 504].includes(result.status);
}
