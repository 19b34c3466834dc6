import { data, redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { noSignUpCookie, readSignUp, signUpCookie } from "./cookie.server";
import { type NewsletterOutcome, rejectedSignUp } from "./submit.server";

/** Redirects to `{page}/bedankt`, or renders the form with its errors. */
export function signUpResponse(outcome: NewsletterOutcome, page: string, scope: RequestScope) {
  if (!outcome.accepted) return data(rejectedSignUp(outcome), { status: outcome.status });
  const thanks = `${page}/bedankt`;
  return redirect(thanks, {
    status: 303,
    headers: { "Set-Cookie": signUpCookie(outcome.path, thanks, scope) },
  });
}

/** The thank-you page; it deletes the sign-up cookie so that statistics count a sign-up once. */
export function thanksResponse<P extends object>(
  request: Request,
  scope: RequestScope,
  { title, ...page }: { title: string } & P,
) {
  const signedUpOn = readSignUp(scope);
  const document = { title, noindex: true, pageKind: "newsletter" as const };
  const headers = signedUpOn
    ? { "Set-Cookie": noSignUpCookie(new URL(request.url).pathname, scope) }
    : undefined;
  return data({ ...page, signedUpOn, document }, { headers });
}
