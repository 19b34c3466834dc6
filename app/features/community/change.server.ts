import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { checkProtectedForm, noFields } from "~/.server/forms/protected-form";
import { readForm } from "~/.server/forms/read-form";
import { found } from "~/.server/http/failures";
import { callForMember, requireMember } from "~/features/accounts/public.server";
import { communityContract as contract } from "../../../services/community/contract";
import { flushThread, flushTitle } from "./flush.server";
import { getConversation, getOwnReaction } from "./load.server";
import { doneAfterChange, type Outcome, previewOf, refusedForm } from "./outcome.server";
import { groupWithoutPath, threadPath } from "./paths";
import { changedConversationSchema, changedReactionSchema } from "./schema";
import { redirectAfterWriting } from "./writing.server";

/** The forms of an own conversation: its text, or taking it away. */
export async function submitOwnConversation(id: string, scope: RequestScope): Promise<Outcome> {
  const member = await requireMember(scope);
  const { group } = await getConversation(id, { page: 1 }, scope);
  const fields = await readForm(scope.request, scope);
  if (fields.has("remove")) {
    const form = checkProtectedForm(noFields, fields, scope);
    if (form.rejected) return form.rejected;
    await callForMember(scope, contract.removeConversation, { id });
    await flushTitle(id, scope);
    return redirect(groupWithoutPath(group.slug), 303);
  }
  const form = checkProtectedForm(changedConversationSchema, fields, scope);
  if (form.rejected) return form.rejected;
  const { act, title, topic, text, version } = form.value;
  if (act === "preview") return previewOf(form.submission, { title, text });
  const changes = { id, version, topic, title, document: text };
  const answer = found(await callForMember(scope, contract.editConversation, changes));
  if (answer.status === 409) return refusedForm(form.submission, answer, true);
  await flushTitle(id, scope);
  return redirectAfterWriting(
    threadPath({ kind: "conversation", ...answer.body }, { done: doneAfterChange(answer.body.state) }),
    member,
    scope,
  );
}

/** The forms of an own reaction: its text, or taking it away. */
export async function submitOwnReaction(id: string, scope: RequestScope): Promise<Outcome> {
  const member = await requireMember(scope);
  const { thread, page } = await getOwnReaction(id, scope);
  const fields = await readForm(scope.request, scope);
  if (fields.has("remove")) {
    const form = checkProtectedForm(noFields, fields, scope);
    if (form.rejected) return form.rejected;
    await callForMember(scope, contract.removeReaction, { id });
    await flushThread(thread.id, scope);
    return redirect(threadPath(thread, { page, done: "weg", reaction: id }), 303);
  }
  const form = checkProtectedForm(changedReactionSchema, fields, scope);
  if (form.rejected) return form.rejected;
  const { act, text, version } = form.value;
  if (act === "preview") return previewOf(form.submission, { title: null, text });
  const answer = found(await callForMember(scope, contract.editReaction, { id, version, document: text }));
  if (answer.status === 409) return refusedForm(form.submission, answer, true);
  await flushThread(thread.id, scope);
  const place = { page, reaction: id, done: doneAfterChange(answer.body.state) };
  return redirectAfterWriting(threadPath(thread, place), member, scope);
}
