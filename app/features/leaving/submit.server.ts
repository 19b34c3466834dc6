import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { type Rejected, readProtectedForm, refused } from "~/.server/forms/protected-form";
import { rejectedForm } from "~/.server/forms/rejected-form";
import {
  callForMember,
  linkSchema,
  noAccountHeaders,
  ownPasswordSchema,
} from "~/features/accounts/public.server";
import { flushCommunity } from "~/features/community/public.server";
import { leavingContract as contract } from "../../../services/leaving/contract";
import { leavingPath, leftPath } from "./paths";

/** Has the link mailed that deletes the account of the member. */
export async function submitLeaving(scope: RequestScope): Promise<Response | Rejected> {
  const form = await readProtectedForm(ownPasswordSchema, scope);
  if (form.rejected) return form.rejected;
  const answer = await callForMember(scope, contract.requestDeletion, { password: form.value.password });
  if (answer.status === 202) return redirect(`${leavingPath}?verstuurd=1`, 303);
  return refused(form.submission, answer);
}

/** Deletes the account of a mailed link. This browser forgets it, too. */
export async function submitDeletion(scope: RequestScope): Promise<Response | Rejected> {
  const form = await readProtectedForm(linkSchema, scope);
  if (form.rejected) return form.rejected;
  const { code } = form.value;
  const answer = code ? await callForMember(scope, contract.deleteAccount, { token: code }) : null;
  if (answer?.status !== 200) return { status: 410, form: rejectedForm(form.submission) };
  await flushCommunity(scope);
  return redirect(leftPath, { status: 303, headers: noAccountHeaders(scope) });
}
