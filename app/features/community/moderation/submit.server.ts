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
import { type AnySubmission, rejectedForm } from "~/.server/forms/rejected-form";
import { formHash } from "~/.server/forms/submit-once";
import { found } from "~/.server/http/failures";
import { callForMember, findMember, requireMember } from "~/features/accounts/public.server";
import { recordPath } from "~/features/staff/public";
import { allowed, requireDesk } from "~/features/staff/public.server";
import { communityContract as contract } from "../../../../services/community/contract";
import { flushCommunity, flushThread, flushTitle } from "../flush.server";
import { objectionsPath, ownDecisionsPath, type Post, postPart, queuePath, reportPath } from "./paths";
import {
  addWordsSchema,
  answerSchema,
  decisionSchema,
  noteSchema,
  objectionSchema,
  removeWordsSchema,
  reportSchema,
} from "./schema";
import type { AnswerStop, DecisionStop, ObjectionStop, Stopped } from "./stopped";
import { wordsDoneAddress } from "./words";

const stopped = <Reason extends string>(submission: AnySubmission, reason: Reason): Stopped<Reason> => ({
  status: 409,
  form: rejectedForm(submission),
  reason,
});

/** Shows everybody that a post is hidden, removed or back. The name of a blog is on more pages than other titles. */
async function flushPost(
  kind: Post["kind"],
  thread: { id: string } | null,
  scope: RequestScope,
): Promise<void> {
  if (kind === "blog") await flushCommunity(scope);
  if (thread) await (kind === "reaction" ? flushThread : flushTitle)(thread.id, scope);
}

/** Reports a post, for members and visitors. */
export async function submitReport(post: Post, scope: RequestScope): Promise<Response | Rejected> {
  const form = await readProtectedForm(reportSchema, scope);
  if (form.rejected) return form.rejected;
  const { reason, words, email, sending } = form.value;
  const member = await findMember(scope);
  const by = member?.id ?? sending;
  const key = formHash("report", [by, post.kind, post.id, reason, words, email, sending], scope);
  const report = { ...post, reason, words, email: member ? null : email, key };
  const answer = found(await callForMember(scope, contract.reportPost, report));
  if (answer.status === 429) return refused(form.submission, answer);
  if (answer.body.isHidden) await flushPost(post.kind, answer.body.thread, scope);
  return redirect(`${reportPath(post)}?verstuurd=1`, 303);
}

/** Objects to a decision about an own post. */
export async function submitObjection(
  scope: RequestScope,
): Promise<Response | Rejected | Stopped<ObjectionStop>> {
  await requireMember(scope);
  const form = await readProtectedForm(objectionSchema, scope);
  if (form.rejected) return form.rejected;
  const { id, words } = form.value;
  const answer = found(await callForMember(scope, contract.objectToDecision, { id, words }));
  if (answer.status === 409) return stopped(form.submission, "late");
  return redirect(`${ownDecisionsPath}?verstuurd=1`, 303);
}

/** Decides about a post. */
export async function submitDecision(
  post: Post,
  scope: RequestScope,
): Promise<Response | Rejected | Stopped<DecisionStop>> {
  await requireDesk("reports", scope);
  const form = await readProtectedForm(decisionSchema, scope);
  if (form.rejected) return form.rejected;
  const { decision, sanction, rule, words, version, seen } = form.value;
  const input = { ...post, decision, ...sanction, rule, words, seen: { version, decision: seen } };
  const answer = found(allowed(await callForMember(scope, contract.decideOnPost, input)));
  if (answer.status === 409) return stopped(form.submission, answer.body.reason);
  await flushPost(post.kind, answer.body.thread, scope);
  return redirect(`${queuePath}?gedaan=${postPart(post)}`, 303);
}

/** Answers an objection. */
export async function submitAnswer(scope: RequestScope): Promise<Response | Rejected | Stopped<AnswerStop>> {
  await requireDesk("reports", scope);
  const form = await readProtectedForm(answerSchema, scope);
  if (form.rejected) return form.rejected;
  const { id, outcome, words } = form.value;
  const input = { id, isGranted: outcome === "granted", words };
  const answer = found(allowed(await callForMember(scope, contract.answerObjection, input)));
  if (answer.status === 409) return stopped(form.submission, answer.body.reason);
  await flushPost(answer.body.postKind, answer.body.thread, scope);
  return redirect(`${objectionsPath}?gedaan=1`, 303);
}

/** The forms about a member: a note, or the end of a silence. */
export async function submitToRecord(username: string, scope: RequestScope): Promise<Response | Rejected> {
  await requireDesk("reports", scope);
  const fields = await readForm(scope.request, scope);
  const rejected = fields.has("silence")
    ? await endSilence(username, fields, scope)
    : await addNote(username, fields, scope);
  return rejected ?? redirect(`${recordPath(username)}?gedaan=1`, 303);
}

async function endSilence(username: string, fields: FormData, scope: RequestScope): Promise<Rejected | null> {
  const form = checkProtectedForm(noFields, fields, scope);
  if (form.rejected) return form.rejected;
  found(allowed(await callForMember(scope, contract.endSilence, { username })));
  return null;
}

async function addNote(username: string, fields: FormData, scope: RequestScope): Promise<Rejected | null> {
  const form = checkProtectedForm(noteSchema, fields, scope);
  if (form.rejected) return form.rejected;
  const { words } = form.value;
  found(allowed(await callForMember(scope, contract.noteAboutMember, { username, words })));
  return null;
}

/** The forms of the list of words: more of them, or fewer. */
export async function submitWords(scope: RequestScope): Promise<Response | Rejected> {
  await requireDesk("words", scope);
  const fields = await readForm(scope.request, scope);
  return fields.get("act") === "remove" ? removeWords(fields, scope) : addWords(fields, scope);
}

async function addWords(fields: FormData, scope: RequestScope): Promise<Response | Rejected> {
  const form = checkProtectedForm(addWordsSchema, fields, scope);
  if (form.rejected) return form.rejected;
  const { kind, words } = form.value;
  const { body } = allowed(await callForMember(scope, contract.listWords, { kind, words }));
  return redirect(wordsDoneAddress({ kind: "added", ...body }), 303);
}

async function removeWords(fields: FormData, scope: RequestScope): Promise<Response | Rejected> {
  const form = checkProtectedForm(removeWordsSchema, fields, scope);
  if (form.rejected) return form.rejected;
  const { body } = allowed(await callForMember(scope, contract.unlistWords, { words: form.value.remove }));
  return redirect(wordsDoneAddress({ kind: "removed", ...body }), 303);
}
