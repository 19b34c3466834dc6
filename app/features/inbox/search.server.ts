import type { RequestScope } from "~/.server/context/scope";
import { type Rejected, readProtectedForm } from "~/.server/forms/protected-form";
import { callForMember, requireMember } from "~/features/accounts/public.server";
import { inboxContract as contract } from "../../../services/inbox/contract";
import { searchSchema } from "./schema";

/** Searches names and messages of the member for the words of a form. */
export async function searchInbox(scope: RequestScope) {
  await requireMember(scope);
  const form = await readProtectedForm(searchSchema, scope);
  if (form.rejected) return form.rejected satisfies Rejected;
  const { words } = form.value;
  const { body } = await callForMember(scope, contract.searchInbox, { words });
  return { status: 200, words, found: body };
}
