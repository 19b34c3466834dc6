import { data } from "@remix-run/node";
import { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { logSecurity } from "~/.server/metrics/log-security";
import type { FormError } from "~/utils/form-errors";
import { formTokenOf, isFormToken } from "./form-token";
import { parseFields } from "./parse-form";
import { readForm } from "./read-form";
import { type AnySubmission, foreignForm, type RejectedForm, rejectedForm } from "./rejected-form";

/** A form that is shown again, with the status of its page. */
export interface Rejected {
  status: 400 | 403 | 409 | 410 | 429;
  form: RejectedForm;
  /** Seconds until the next try. */
  waitSeconds?: number;
}

type Errors = Partial<Record<string, FormError>>;

/** Of a form that is only a button. */
export const noFields = z.object({});

/**
 * The values of a form that only this browser may post, or the form that is shown again. The schema leaves out the
 * token, which is checked first.
 * @param findMoreErrors errors that depend on several fields; schemas skip those where a field fails
 */
export async function readProtectedForm<S extends z.ZodType>(
  schema: S,
  scope: RequestScope,
  findMoreErrors: (typed: Readonly<Record<string, unknown>>) => Errors = () => ({}),
) {
  return checkProtectedForm(schema, await readForm(scope.request, scope), scope, findMoreErrors);
}

/** The same, of fields that are read already, as those beside a file. */
export function checkProtectedForm<S extends z.ZodType>(
  schema: S,
  fields: FormData | URLSearchParams,
  scope: RequestScope,
  findMoreErrors: (typed: Readonly<Record<string, unknown>>) => Errors = () => ({}),
) {
  const submission = parseFields(schema, fields);
  const token = submission.payload.token;
  if (typeof token !== "string" || !isFormToken(token, scope)) {
    logSecurity(scope.logger, "foreign form");
    return { rejected: { status: 403, form: foreignForm(submission) } satisfies Rejected };
  }
  const errors = findMoreErrors(submission.payload);
  if (submission.status !== "success" || Object.keys(errors).length > 0)
    return { rejected: { status: 400, form: rejectedForm(submission, errors) } satisfies Rejected };
  return { value: submission.value, submission };
}

/** The form after an answer that refused it: errors of fields, or a wait. */
export function refused(
  submission: AnySubmission,
  answer: { status: 409; body: { errors: Errors } } | { status: 429; body: { retryAfterSeconds: number } },
): Rejected {
  return answer.status === 409
    ? { status: 409, form: rejectedForm(submission, answer.body.errors) }
    : { status: 429, form: rejectedForm(submission), waitSeconds: answer.body.retryAfterSeconds };
}

/** The data of a page with a form, with the token of that form. */
export function withFormToken<T extends object>(value: T, scope: RequestScope, status = 200) {
  const { token, headers } = formTokenOf(scope);
  return data({ ...value, token }, { status, headers });
}

/** The response to a form: a redirect, or the form that is shown again. */
export function formResponse<R extends { status: number; waitSeconds?: number }>(result: Response | R) {
  if (result instanceof Response) return result;
  const { status, waitSeconds } = result;
  return data(result, { status, headers: waitSeconds ? { "Retry-After": String(waitSeconds) } : {} });
}
