import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { noFields, readProtectedForm, refused } from "~/.server/forms/protected-form";
import { rejectedForm } from "~/.server/forms/rejected-form";
import { callServices } from "~/.server/http/call-services";
import { hasSession } from "~/.server/session/session-cookie";
import { choicesCookie } from "~/.server/session/visitor-choices-cookie";
import { changesAppearance } from "~/utils/visitor-choices";
import { accountsContract as contract } from "../../../services/accounts/contract";
import { preferencesContract } from "../../../services/preferences/contract";
import { callForMember } from "./client.server";
import { loggedOutHeaders, readDevice, sessionHeaders } from "./cookies.server";
import { deviceName } from "./device-name";
import { pathAfterLogIn } from "./model";
import { logInSchema } from "./schema";
import type { Rejected } from "./submit.server";

/** Logs in, and leads to where the member came from. */
export async function submitLogIn(scope: RequestScope): Promise<Response | Rejected> {
  const form = await readProtectedForm(logInSchema, scope);
  if (form.rejected) return form.rejected;
  const { email, password, remember, terug } = form.value;
  const answer = await callForMember(scope, contract.logIn, {
    email,
    password,
    remember,
    device: readDevice(scope),
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
  const form = await readProtectedForm(noFields, scope);
  // The button of another tab that is older than the session.
  if (form.rejected) return redirect("/mijn?uitloggen=mislukt", 303);
  await endSession(scope);
  return redirect("/inloggen?uitgelogd=1", { status: 303, headers: loggedOutHeaders(scope) });
}

/** Ends the session of this browser. A failure is logged; its cookie goes either way. */
async function endSession(scope: RequestScope): Promise<void> {
  await callForMember(scope, contract.logOut, undefined).catch(() => null);
}
