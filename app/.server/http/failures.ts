import { data } from "@remix-run/node";
import type { UpstreamResult } from "./result";

type Failure = Exclude<UpstreamResult<never>, { kind: "loaded" }>;

/** What a loader throws when a page cannot be made: only an upstream 404 is a 404, an outage is a 503. */
export function unavailable() {
  return data({ reason: "unavailable" }, { status: 503 });
}

export function notFound() {
  return data({ reason: "not found" }, { status: 404 });
}

/** The page existed and has expired. */
export function gone() {
  return data({ reason: "gone" }, { status: 410 });
}

export function isStatus(failure: Failure, status: number): boolean {
  return failure.kind === "failed" && failure.status === status;
}
