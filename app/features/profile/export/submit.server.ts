import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { type Rejected, readProtectedForm, refused } from "~/.server/forms/protected-form";
import { callForMember } from "~/features/accounts/public.server";
import { exportsContract as contract } from "../../../../services/exports/contract";
import { exportPath } from "./model";

const schema = z.object({ token: z.string().max(200).default("") });

/** Requests an export. */
export async function submitExport(scope: RequestScope): Promise<Response | Rejected> {
  const form = await readProtectedForm(schema, scope);
  if (form.rejected) return form.rejected;
  const answer = await callForMember(scope, contract.requestExport, undefined);
  return answer.status === 202 ? redirect(`${exportPath}?gevraagd=1`, 303) : refused(form.submission, answer);
}
