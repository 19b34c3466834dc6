import { data } from "@remix-run/node";
import { type PageFailure, pageFailures } from "~/utils/errors";
import type { Failure } from "./result";

/** What a loader throws when a page cannot be made: only an upstream 404 is a 404, an outage is a 503. */
export function unavailable() {
  return failedPage("unavailable");
}

/** There is no such page. */
export function notFound() {
  return failedPage("notFound");
}

/** The page existed and has expired. */
export function gone() {
  return failedPage("gone");
}

/** The page is not for this visitor: it asks to log in. */
export function unauthorized() {
  return failedPage("unauthorized");
}

/** Whether a call failed with this status, as it counts (app/.server/http/result.ts). */
export function isStatus(failure: Failure, status: number): boolean {
  return failure.kind === "failed" && failure.status === status;
}

function failedPage(failure: PageFailure) {
  return data({ reason: failure }, { status: pageFailures[failure] });
}
