import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import {
  checkProtectedForm,
  noFields,
  type Rejected,
  readProtectedForm,
  refused,
} from "~/.server/forms/protected-form";
import { readForm } from "~/.server/forms/read-form";
import { rejectedForm } from "~/.server/forms/rejected-form";
import { formHash } from "~/.server/forms/submit-once";
import { found, notFound } from "~/.server/http/failures";
import { callForMember, requireMember } from "~/features/accounts/public.server";
import { forgetKeptTexts } from "~/features/editor/public.server";
import { profilePath } from "~/features/profile/public";
import { inboxContract as contract } from "../../../services/inbox/contract";
import type { Done } from "./done";
import type { Unsent } from "./outcome";
import { contactAnchor, inboxPath, messageId, messagesPath, messagesQuery } from "./paths";
import { actSchema, askSchema, type ContactAct, draftSchema, messageSchema } from "./schema";

type Outcome = Response | Rejected | Unsent;

/** The forms on the page of a member: asking for contact, and what can be done with a contact. */
export async function submitToMember(username: string, scope: RequestScope): Promise<Outcome> {
  const member = await requireMember(scope);
  const fields = await readForm(scope.request, scope);
  const back = (done?: Done) =>
    `${profilePath(username)}${done ? `?${messagesQuery.done}=${done}` : ""}#${contactAnchor}`;
  if (fields.has("contact")) return submitAct(fields, back, scope);
  const form = checkProtectedForm(askSchema, fields, scope);
  if (form.rejected) return form.rejected;
  const { text, sending } = form.value;
  const key = formHash("contact request", [member.id, username, sending, text], scope);
  const input = contract.askContact.input.safeParse({ username, text, key });
  if (!input.success) throw notFound();
  const answer = found(await callForMember(scope, contract.askContact, input.data));
  if (answer.status === 429) return refused(form.submission, answer);
  if (answer.status === 409)
    return { status: 409, form: rejectedForm(form.submission), refusal: answer.body };
  return redirect(back(), { status: 303, headers: await forgetKeptTexts(member, scope) });
}

/** The forms of requests in the inbox. */
export async function submitToInbox(scope: RequestScope): Promise<Response | Rejected> {
  await requireMember(scope);
  const fields = await readForm(scope.request, scope);
  return submitAct(fields, inboxWith, scope);
}

const inboxWith = (done: Done) => `${inboxPath}?${messagesQuery.done}=${done}`;
/** After an act on a contact that changed meanwhile; the same for one of others, and for none. */
const changed = () => redirect(inboxWith("veranderd"), 303);

async function submitAct(
  fields: FormData,
  back: (done: Done) => string,
  scope: RequestScope,
): Promise<Response | Rejected> {
  const form = checkProtectedForm(actSchema, fields, scope);
  if (form.rejected) return form.rejected;
  const { contact: act, id } = form.value;
  const { status } = await callAct(act, id, scope);
  if (status === 404) return changed();
  return redirect(act === "accept" ? messagesPath(id, { done: "ja" }) : back(afterAct[act]), 303);
}

const afterAct: Record<Exclude<ContactAct, "accept">, Done> = {
  decline: "nee",
  withdraw: "ingetrokken",
  block: "geblokkeerd",
  unblock: "opgeheven",
};

async function callAct(act: ContactAct, id: string, scope: RequestScope): Promise<{ status: number }> {
  if (act === "accept" || act === "decline")
    return callForMember(scope, contract.answerRequest, { id, answer: act });
  if (act === "withdraw") return callForMember(scope, contract.withdrawRequest, { id });
  const input = contract.setBlock.input.safeParse({ username: id, blocks: act === "block" });
  return input.success ? callForMember(scope, contract.setBlock, input.data) : { status: 404 };
}

/** The forms of a contact: a message, a draft, and blocking. What was typed is kept as a draft where it is not sent. */
export async function submitToContact(id: string, scope: RequestScope): Promise<Outcome> {
  const member = await requireMember(scope);
  const fields = await readForm(scope.request, scope);
  if (fields.has("contact")) return submitAct(fields, (done) => messagesPath(id, { done }), scope);
  const isDraft = fields.get("act") === "draft";
  const form = checkProtectedForm(isDraft ? draftSchema : messageSchema, fields, scope);
  if (form.rejected) return form.rejected;
  const { text, sending, draft } = form.value;
  const forget = async () => ({ status: 303, headers: await forgetKeptTexts(member, scope) });
  if (isDraft) {
    await keepDraft(id, text, scope);
    return redirect(messagesPath(id, { done: "concept" }), await forget());
  }
  const key = formHash("message", [member.id, id, sending, text], scope);
  const input = contract.sendMessage.input.safeParse({ id, text, key, draft });
  if (!input.success) throw notFound();
  const answer = found(await callForMember(scope, contract.sendMessage, input.data));
  if (answer.status !== 201) {
    await keepDraft(id, text, scope);
    return answer.status === 429
      ? refused(form.submission, answer)
      : { status: 409, form: rejectedForm(form.submission), refusal: answer.body };
  }
  return redirect(messagesPath(id, { anchor: messageId(answer.body.id) }), await forget());
}

async function keepDraft(id: string, text: string, scope: RequestScope): Promise<void> {
  const input = contract.keepDraft.input.safeParse({ id, text });
  if (!input.success) throw notFound();
  found(await callForMember(scope, contract.keepDraft, input.data));
}

/** Removes a contact with all messages, for both. */
export async function submitRemoval(id: string, scope: RequestScope): Promise<Response | Rejected> {
  await requireMember(scope);
  const form = await readProtectedForm(noFields, scope);
  if (form.rejected) return form.rejected;
  const input = contract.removeContact.input.safeParse({ id });
  const { status } = input.success
    ? await callForMember(scope, contract.removeContact, input.data)
    : { status: 404 };
  return status === 404 ? changed() : redirect(inboxWith("verwijderd"), 303);
}
