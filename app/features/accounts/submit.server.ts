import { redirect } from "@remix-run/node";
import type { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { type Rejected as RejectedPage, readProtectedForm, refused } from "~/.server/forms/protected-form";
import { rejectedForm } from "~/.server/forms/rejected-form";
import { callServices } from "~/.server/http/call-services";
import { hasSession } from "~/.server/session/session-cookie";
import { choicesCookie } from "~/.server/session/visitor-choices-cookie";
import { subscribe } from "~/features/newsletter/public.server";
import { changesAppearance } from "~/utils/visitor-choices";
import { accountsContract as contract } from "../../../services/accounts/contract";
import { preferencesContract } from "../../../services/preferences/contract";
import { callForMember } from "./client.server";
import { noSessionHeaders, readDevice, registeredHeaders, sessionHeaders } from "./cookies.server";
import { deviceName } from "./device-name";
import { healthConsentVersion } from "./health-consent";
import { type LogInFailure, pathAfterLogIn, termsVersion } from "./model";
import {
  changeEmailSchema,
  changePasswordSchema,
  crossFieldErrors,
  emailSchema,
  linkSchema,
  logInSchema,
  logOutSchema,
  newPasswordSchema,
  registerSchema,
} from "./schema";

/** A form of accounts that is shown again. */
export interface Rejected extends RejectedPage {
  suggestions?: string[];
  failure?: LogInFailure;
}

const read = <S extends z.ZodType<{ token: string }>>(schema: S, scope: RequestScope) =>
  readProtectedForm(schema, scope, crossFieldErrors);

/** Registers, signs up for the newsletter where asked, and leads to the page that says that a mail comes. */
export async function submitRegistration(scope: RequestScope): Promise<Response | Rejected> {
  const form = await read(registerSchema, scope);
  if (form.rejected) return form.rejected;
  const { email, password, username, suggestion, profileVisible, newsletter, ...value } = form.value;
  const { relationship = null, forms, phase = null, healthConsent } = value;
  const health = { relationship, forms, phase, consentVersion: healthConsentVersion };
  const answer = await callForMember(scope, contract.register, {
    ...{ email, password, username: suggestion ?? username, profileVisible, termsVersion },
    health: healthConsent ? health : null,
  });
  if (answer.status === 429) return refused(form.submission, answer);
  if (answer.status === 409)
    return {
      status: 409,
      form: rejectedForm(form.submission, answer.body.errors),
      suggestions: answer.body.suggestions,
    };
  if (newsletter) await subscribe(email, "/registreren", scope);
  return redirect("/registreren/bedankt", { status: 303, headers: await registeredHeaders(email, scope) });
}

/** Logs in, and leads to where the member came from. */
export async function submitLogIn(scope: RequestScope): Promise<Response | Rejected> {
  const form = await read(logInSchema, scope);
  if (form.rejected) return form.rejected;
  const { email, password, remember, terug } = form.value;
  const answer = await callForMember(scope, contract.logIn, {
    ...{ email, password, remember, device: readDevice(scope) },
    deviceName: deviceName(scope.request.headers.get("User-Agent") ?? ""),
  });
  const rejected = { form: rejectedForm(form.submission) };
  if (answer.status === 429) return refused(form.submission, answer);
  if (answer.status === 401) return { ...rejected, status: 400, failure: "notRecognised" };
  if (answer.status === 403) return { ...rejected, status: 403, failure: answer.body.reason };
  if (hasSession(scope.request)) await endSession(scope);
  const headers = sessionHeaders(answer.body, remember, scope);
  const reading = await findReadingPreferences(answer.body.session, scope);
  if (reading) headers.append("Set-Cookie", choicesCookie(scope, reading));
  return redirect(pathAfterLogIn(terug), { status: 303, headers });
}

/** The reading preferences of an account, for a device on which none were chosen. */
async function findReadingPreferences(session: string, scope: RequestScope) {
  if (changesAppearance(scope.choices)) return null;
  const stored = await callServices(scope.upstreams, preferencesContract.preferences, {
    input: undefined,
    session,
  }).catch(() => null);
  return stored?.body.reading ?? null;
}

/** Ends the session; the browser forgets it even if the services cannot be reached. */
export async function submitLogOut(scope: RequestScope): Promise<Response> {
  const form = await read(logOutSchema, scope);
  if (form.rejected) return redirect("/mijn", 303);
  await endSession(scope);
  return redirect("/inloggen?uitgelogd=1", { status: 303, headers: noSessionHeaders(scope) });
}

/** Ends the session of this browser. A failure is logged; its cookie goes either way. */
async function endSession(scope: RequestScope): Promise<void> {
  await callForMember(scope, contract.logOut, undefined).catch(() => null);
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
