import { failureMessage } from "~/utils/errors";

/** The outcome of one upstream call. */
export type UpstreamResult<T> =
  | { kind: "loaded"; status: number; value: T }
  | { kind: "failed"; status: number; reason: string; location?: string; retryAfter?: number }
  | { kind: "unauthorized"; status: number }
  | { kind: "connection-error"; reason: string };

/** The outcome of a call that failed. */
export type Failure = Exclude<UpstreamResult<never>, { kind: "loaded" }>;

/** Statuses of a call that may succeed later. They say nothing about the page. */
const temporaryStatuses = [406, 408, 421, 425, 429];

/** What a failure depends on; `retryAfter` in seconds. */
interface ResponseHead {
  status: number;
  location: string;
  retryAfter?: number | undefined;
}

/** Maps the status of a response to a failure; undefined if its body can be decoded. */
export function failureOf({ status, location, retryAfter }: ResponseHead): Failure | undefined {
  const failure = statusFailure(status, location);
  return failure?.kind === "failed" && retryAfter ? { ...failure, retryAfter } : failure;
}

function statusFailure(status: number, location: string): Failure | undefined {
  if (status === 401 || status === 403) return { kind: "unauthorized", status };
  if (isRedirect(status)) {
    return { kind: "failed", status: 301, reason: "redirected", location };
  }
  if (status === 410 || temporaryStatuses.includes(status))
    return { kind: "failed", status, reason: failureMessage(status) };
  if (status >= 400 && status < 500) return { kind: "failed", status: 404, reason: failureMessage(404) };
  if (!isOk(status)) return { kind: "failed", status, reason: failureMessage(status) };
  return undefined;
}

/** Any 2xx. */
export function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Any 3xx. */
export function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}
