import { redirect } from "@remix-run/node";
import type { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { type Rejected as RejectedPage, readProtectedForm, refused } from "~/.server/forms/protected-form";
import { rejectedForm } from "~/.server/forms/rejected-form";
import { subscribe } from "~/features/newsletter/public.server";
import { accountsContract as contract } from "../../../services/accounts/contract";
import { callForMember } from "./client.server";
import { noSessionHeaders, readRegistered, registeredHeaders, sessionHeaders } from "./cookies.server";
import { healthConsentVersion } from "./health-consent";
import { type LogInFailure, termsVersion } from "./model";
import {
  changeEmailSchema,
  changePasswordSchema,
  crossFieldErrors,
  emailSchema,
  linkSchema,
  newPasswordSchema,
  registerSchema,
} from "./schema";

/** A form of accounts that is shown again. */
export interface Rejected extends RejectedPage {
  suggestions?: string[];
  failure?: LogInFailure;
}

const read = <S extends z.ZodType>(schema: S, scope: RequestScope) =>
  readProtectedForm(schema, scope, crossFieldErrors);

/** Registers, signs up for the newsletter where asked, and leads to the page that says that a mail comes. */
export async function submitRegistration(scope: RequestScope): Promise<Response | Rejected> {
  const form = await read(registerSchema, scope);
  if (form.rejected) return form.rejected;
  const { email, password, username, suggestion, profileVisible, newsletter, terug, ...value } = form.value;
  const { relationship = null, forms, phase = null, healthConsent } = value;
  const health = { relationship, forms, phase, consentVersion: healthConsentVersion };
  const { email: replaces } = await readRegistered(scope);
  const answer = await callForMember(scope, contract.register, {
    email,
    replaces,
    password,
    username: suggestion ?? username,
    profileVisible,
    termsVersion,
    health: healthConsent ? health : null,
  });
  if (answer.status === 429) return refused(form.submission, answer);
  if (answer.status === 409)
    return {
      status: 409,
      form: rejectedForm(form.submission, answer.body.errors),
      suggestions: answer.body.suggestions,
    };
  const isMissed = newsletter && (await subscribe(email, "/registreren", scope)) !== "sent";
  const thanks = `/registreren/bedankt${isMissed ? "?nieuwsbrief=mislukt" : ""}`;
  return redirect(thanks, { status: 303, headers: await registeredHeaders({ email, back: terug }, scope) });
}

/** Has a mail sent to an address; the outcome is the same whether there is an account or not. */
export async function submitEmail(
  kind: "requestPasswordReset" | "resendVerification",
  next: string,
  scope: RequestScope,
): Promise<Response | Rejected> {
  const form = await read(emailSchema, scope);
  if (form.rejected) return form.rejected;
  const answer = await callForMember(scope, contract[kind], { email: form.value.email });
  if (answer.status === 429) return refused(form.submission, answer);
  return redirect(next, 303);
}

/** Acts on the secret of a mailed link. */
export async function submitLink(
  kind: "verify" | "changeEmail",
  next: string,
  scope: RequestScope,
): Promise<Response | Rejected> {
  const form = await read(linkSchema, scope);
  if (form.rejected) return form.rejected;
  const { code } = form.value;
  const answer = code ? await callForMember(scope, contract[kind], { token: code }) : null;
  if (answer?.status === 200) return redirect(next, 303);
  return { status: 410, form: rejectedForm(form.submission) };
}

export async function submitNewPassword(scope: RequestScope): Promise<Response | Rejected> {
  const form = await read(newPasswordSchema, scope);
  if (form.rejected) return form.rejected;
  const { code, password } = form.value;
  const answer = code ? await callForMember(scope, contract.resetPassword, { token: code, password }) : null;
  if (answer?.status === 200)
    return redirect("/inloggen?wachtwoord=nieuw", { status: 303, headers: noSessionHeaders(scope) });
  return answer?.status === 409
    ? { status: 409, form: rejectedForm(form.submission, answer.body.errors) }
    : { status: 410, form: rejectedForm(form.submission) };
}

export async function submitChangedPassword(scope: RequestScope): Promise<Response | Rejected> {
  const form = await read(changePasswordSchema, scope);
  if (form.rejected) return form.rejected;
  const { current, password } = form.value;
  const answer = await callForMember(scope, contract.changePassword, { current, password });
  if (answer.status !== 200) return refused(form.submission, answer);
  const { started } = answer.body;
  const headers = started ? sessionHeaders(started, started.remember, scope) : {};
  return redirect("/mijn/wachtwoord?bewaard=1", { status: 303, headers });
}

export async function submitChangedEmail(scope: RequestScope): Promise<Response | Rejected> {
  const form = await read(changeEmailSchema, scope);
  if (form.rejected) return form.rejected;
  const { email, password } = form.value;
  const answer = await callForMember(scope, contract.requestEmailChange, { email, password });
  if (answer.status === 202) return redirect("/mijn/e-mailadres?verstuurd=1", 303);
  return refused(form.submission, answer);
}
