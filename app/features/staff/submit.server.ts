import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { noFields, type Rejected, readProtectedForm, refused } from "~/.server/forms/protected-form";
import { callForMember } from "~/features/accounts/public.server";
import type { FormError } from "~/utils/form-errors";
import {
  staffContract as contract,
  roles,
  type StaffMember,
  staffActs,
} from "../../../services/staff/contract";
import { doneAddress, notDoneAddress } from "./acts";
import { allowed, deskPath, getStaffState, listMembers, requireDesk, requireStaff } from "./load.server";
import { memberPath } from "./paths";

const typedCode = z.string("FieldMandatory" satisfies FormError).max(40, "CodeWrong" satisfies FormError);
const codeSchema = z.object({ totp: typedCode, terug: z.string().max(200).default("") });
const searchSchema = z.object({
  zoek: z.string().max(320).default(""),
  na: z.string().max(20).default(""),
});
const actSchema = z.object({
  act: z.enum(staffActs),
  role: z.enum(roles).nullable().default(null),
});

/** Opens the session with a code, and leads to the desk that was asked for. */
export async function submitCode(scope: RequestScope): Promise<Response | Rejected> {
  const { staff } = await getStaffState(scope);
  const form = await readProtectedForm(codeSchema, scope);
  if (form.rejected) return form.rejected;
  const answer = allowed(await callForMember(scope, contract.openStaffSession, { code: form.value.totp }));
  if (answer.status !== 200) return refused(form.submission, answer);
  return redirect(deskPath(staff, form.value.terug), 303);
}

interface NewCodes {
  recoveryCodes: string[];
}

/** Confirms the second factor with a first code. The recovery codes are shown in the answer, once. */
export async function submitFirstCode(scope: RequestScope): Promise<NewCodes | Rejected> {
  await getStaffState(scope);
  const form = await readProtectedForm(codeSchema, scope);
  if (form.rejected) return form.rejected;
  const answer = allowed(await callForMember(scope, contract.confirmSecondFactor, { code: form.value.totp }));
  return answer.status === 200 ? answer.body : refused(form.submission, answer);
}

/** Replaces the recovery codes, and shows the new ones once. */
export async function submitNewCodes(scope: RequestScope): Promise<NewCodes | Rejected> {
  await requireStaff(scope);
  const form = await readProtectedForm(noFields, scope);
  if (form.rejected) return form.rejected;
  return allowed(await callForMember(scope, contract.renewRecoveryCodes, undefined)).body;
}

interface Found {
  search: string;
  members: StaffMember[];
  hasMore: boolean;
}

/** Members by a part of their name. It is a form, so that no name or address stands in an address or a log. */
export async function searchMembers(scope: RequestScope): Promise<Found | Rejected> {
  await requireDesk("members", scope);
  const form = await readProtectedForm(searchSchema, scope);
  if (form.rejected) return form.rejected;
  const search = form.value.zoek.trim();
  return { search, ...(await listMembers(search, form.value.na, scope)) };
}

/** Does to a member what was chosen and confirmed. */
export async function submitAct(username: string, scope: RequestScope): Promise<Response | Rejected> {
  await requireDesk("members", scope);
  const form = await readProtectedForm(actSchema, scope);
  if (form.rejected) return form.rejected;
  const { act, role } = form.value;
  const answer = allowed(await callForMember(scope, contract.actOnMember, { username, act, role }));
  // Where somebody else was faster, the page says so and shows how it is now.
  return redirect(`${memberPath(username)}${answer.status === 200 ? doneAddress(act) : notDoneAddress}`, 303);
}
