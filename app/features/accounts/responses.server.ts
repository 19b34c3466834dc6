import { data } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { formTokenOf } from "~/.server/forms/form-token";
import type { DocumentInfo } from "~/utils/document";
import type { Rejected } from "./submit.server";

/** The document of a page of accounts, which search engines leave out. */
export function accountDocument(title: string, changes: Partial<DocumentInfo> = {}): DocumentInfo {
  return { title, noindex: true, hidePrefooter: true, hasForm: true, sheets: ["accounts"], ...changes };
}

/** The data of a page with a form, with the token of that form. */
export function withFormToken<T extends object>(value: T, scope: RequestScope, status = 200) {
  const { token, headers } = formTokenOf(scope);
  return data({ ...value, token }, { status, headers });
}

/** The response to a form: a redirect, or the form that is shown again. */
export function formResponse(result: Response | Rejected) {
  if (result instanceof Response) return result;
  const { status, waitSeconds } = result;
  return data(result, { status, headers: waitSeconds ? { "Retry-After": String(waitSeconds) } : {} });
}
