import { data } from "@remix-run/node";
import { type PageFailure, pageFailures } from "~/utils/errors";
import type { Failure } from "./result";

/** The 503 that loaders throw when an upstream fails; only an upstream's 404 is a 404. */
export function unavailable() {
  return failedPage("unavailable");
}

/** The page does not exist. */
export function notFound() {
  return failedPage("notFound");
}

/** The page existed and has expired. */
export function gone() {
  return failedPage("gone");
}

/** The page requires logging in. */
export function unauthorized() {
  return failedPage("unauthorized");
}

/** The page requires the code of the second factor. */
export function locked() {
  return failedPage("locked");
}

type NotShown = { status: 403 | 404 | 410 };

/** An answer of the services with what was asked for. @throws the page of what is closed, missing or gone */
export function found<Answer extends { status: number }>(answer: Answer): Exclude<Answer, NotShown> {
  if (isShown(answer)) return answer;
  throw answer.status === 403 ? unauthorized() : answer.status === 410 ? gone() : notFound();
}

function isShown<Answer extends { status: number }>(answer: Answer): answer is Exclude<Answer, NotShown> {
  return ![403, 404, 410].includes(answer.status);
}

/** Whether a call failed with this status as mapped by `failureOf`. */
export function isStatus(failure: Failure, status: number): boolean {
  return failure.kind === "failed" && failure.status === status;
}

/** Whether the services refused a call because there is no session. */
export function isNoSession(failure: Failure): boolean {
  return failure.kind === "unauthorized" && failure.status === 401;
}

function failedPage(failure: PageFailure) {
  return data({ reason: failure }, { status: pageFailures[failure] });
}
