import type { RequestScope } from "~/.server/context/scope";
import { found, notFound } from "~/.server/http/failures";
import { callForMember } from "~/features/accounts/public.server";
import { allowed } from "~/features/staff/public.server";
import { communityContract as contract } from "../../../../services/community/contract";
import { type Post, readKind } from "./paths";
import type { WordFilter } from "./words";

/** The post of an address. @throws the 404 page for what addresses none */
export function postOf({ kind: name, id }: { kind?: string; id?: string }): Post {
  const kind = readKind(name);
  const input = contract.judgedPost.input.safeParse({ kind, id });
  if (!input.success) throw notFound();
  return input.data;
}

/** A post that the visitor may report. @throws the 403 page, the 404 page, and the 410 page of a hidden one */
export async function getReportedPost(post: Post, scope: RequestScope) {
  return found(await callForMember(scope, contract.reportedPost, post)).body;
}

/** The same; null where it is not shown any more, as after it was reported. */
export async function findReportedPost(post: Post, scope: RequestScope) {
  const answer = await callForMember(scope, contract.reportedPost, post);
  return answer.status === 200 ? answer.body : null;
}

const readId = (value: string | null) => (value !== null && /^\d{1,18}$/.test(value) ? value : "");

/** What was decided about the member's own posts. @param before the id of the last one of the page before */
export async function listOwnDecisions(before: string | null, scope: RequestScope) {
  return (await callForMember(scope, contract.ownDecisions, { before: readId(before) })).body;
}

/** Posts to look at. @param after the place of the last one of the page before */
export async function loadQueue(after: string | null, scope: RequestScope) {
  const input = contract.moderationQueue.input.safeParse({ after: after ?? "" });
  return allowed(await callForMember(scope, contract.moderationQueue, input.data ?? {})).body;
}

/** A post as moderators see it. @throws the 404 page */
export async function getJudgedPost(post: Post, scope: RequestScope) {
  return found(allowed(await callForMember(scope, contract.judgedPost, post))).body;
}

/** What moderators decided, the newest first. */
export async function listDecided(before: string | null, scope: RequestScope) {
  return allowed(await callForMember(scope, contract.decidedPosts, { before: readId(before) })).body;
}

export async function listObjections(scope: RequestScope) {
  return allowed(await callForMember(scope, contract.objections, undefined)).body.objections;
}

/** What moderators know of a member. @throws the 404 page where there is none */
export async function getRecord(username: string, scope: RequestScope) {
  const input = contract.moderatedMember.input.safeParse({ username });
  if (!input.success) throw notFound();
  return found(allowed(await callForMember(scope, contract.moderatedMember, input.data))).body;
}

/** A page of the list of words. */
export async function loadWords({ kind, search, after }: WordFilter, scope: RequestScope) {
  const input = { kind: kind ?? ("" as const), search, after };
  return allowed(await callForMember(scope, contract.listedWords, input)).body;
}
