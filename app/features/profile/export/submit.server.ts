import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { noFields, type Rejected, readProtectedForm, refused } from "~/.server/forms/protected-form";
import { callForMember } from "~/features/accounts/public.server";
import { exportsContract as contract } from "../../../../services/exports/contract";
import { exportPath } from "./model";

/** Requests an export. */
export async function submitExport(scope: RequestScope): Promise<Response | Rejected> {
  const form = await readProtectedForm(noFields, scope);
  if (form.rejected) return form.rejected;
  const answer = await callForMember(scope, contract.requestExport, undefined);
  return answer.status === 202
    ? redirect(`${exportPath}?verstuurd=1`, 303)
    : refused(form.submission, answer);
}
