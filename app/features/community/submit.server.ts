import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { checkProtectedForm, readProtectedForm } from "~/.server/forms/protected-form";
import { readForm } from "~/.server/forms/read-form";
import { found, notFound } from "~/.server/http/failures";
import { callForMember, requireMember } from "~/features/accounts/public.server";
import { communityContract as contract, type FollowTarget } from "../../../services/community/contract";
import { flushThread } from "./flush.server";
import { submitAct } from "./moderate.server";
import { type Outcome, previewOf, refusedForm } from "./outcome.server";
import { threadQuery as names, type Place, type Thread, threadPath } from "./paths";
import { conversationSchema, followSchema, reactionSchema, readReactionId } from "./schema";
import { storeOnce } from "./store-once.server";
import { redirectAfterWriting } from "./writing.server";

/** The forms of a conversation or an entry: a reaction, whether to follow it, and those of moderators. */
export async function submitToThread(thread: Thread, scope: RequestScope): Promise<Outcome> {
  await requireMember(scope);
  const fields = await readForm(scope.request, scope);
  if (fields.has("moderate")) return submitAct(thread, fields, scope);
  const submit = fields.has("follows") ? submitFollow : submitReaction;
  return submit(thread, fields, scope);
}

async function submitReaction(thread: Thread, fields: FormData, scope: RequestScope): Promise<Outcome> {
  const member = await requireMember(scope);
  const form = checkProtectedForm(reactionSchema, fields, scope);
  if (form.rejected) return form.rejected;
  const { act, text, follow, sending } = form.value;
  if (act === "preview") return previewOf(form.submission, { title: null, text });
  const answersTo = readReactionId(scope.query.get(names.answer));
  const quoted = readReactionId(scope.query.get(names.quote));
  const reaction = {
    id: thread.id,
    answersTo,
    follow,
    document: text,
    quote: quoted === null ? null : { reaction: quoted, words: "" },
  };
  const written = { form: "reaction", content: [member.id, thread.id, answersTo, quoted, text], sending };
  const react = (key: string) => callForMember(scope, contract.react, { ...reaction, key });
  const answer = found(await storeOnce(written, react, scope));
  if (answer.status !== 201) return refusedForm(form.submission, answer);
  await flushThread(thread.id, scope);
  const { id, page, state } = answer.body;
  // What waits is shown to its writer below the reactions of every page.
  const place: Place =
    state === "waiting" ? { done: "wacht", reaction: id } : { done: "geplaatst", page, reaction: id };
  return redirectAfterWriting(threadPath(thread, place), member, scope);
}

async function submitFollow(thread: Thread, fields: FormData, scope: RequestScope): Promise<Outcome> {
  const form = checkProtectedForm(followSchema, fields, scope);
  if (form.rejected) return form.rejected;
  const follows = form.value.follows === "true";
  await follow({ kind: "thread", id: thread.id }, follows, scope);
  return redirect(threadPath(thread, { done: follows ? "volgt" : "volgt-niet" }), 303);
}

/** Follows a blog or a topic of a group, or stops. @param path of its page */
export async function submitFollowOf(
  target: FollowTarget,
  path: string,
  scope: RequestScope,
): Promise<Outcome> {
  await requireMember(scope);
  const form = await readProtectedForm(followSchema, scope);
  if (form.rejected) return form.rejected;
  await follow(target, form.value.follows === "true", scope);
  return redirect(path, 303);
}

async function follow(target: FollowTarget, follows: boolean, scope: RequestScope): Promise<void> {
  const input = contract.setFollow.input.safeParse({ target, follows });
  if (!input.success) throw notFound();
  found(await callForMember(scope, contract.setFollow, input.data));
}

/** Starts a conversation in a group. */
export async function submitConversation(group: string, scope: RequestScope): Promise<Outcome> {
  const member = await requireMember(scope);
  const form = await readProtectedForm(conversationSchema, scope);
  if (form.rejected) return form.rejected;
  const { act, title, topic, text, follow, sending } = form.value;
  if (act === "preview") return previewOf(form.submission, { title, text });
  const conversation = { group, topic, title, follow, document: text };
  const written = { form: "conversation", content: [member.id, group, topic, title, text], sending };
  const start = (key: string) => callForMember(scope, contract.startConversation, { ...conversation, key });
  const answer = found(await storeOnce(written, start, scope));
  if (answer.status !== 201) return refusedForm(form.submission, answer);
  await flushThread(answer.body.id, scope);
  const done = answer.body.state === "waiting" ? "wacht" : "geplaatst";
  return redirectAfterWriting(threadPath({ kind: "conversation", ...answer.body }, { done }), member, scope);
}
