import type { RequestScope } from "~/.server/context/scope";
import { found, notFound } from "~/.server/http/failures";
import { loadPages } from "~/.server/http/list-pages";
import { callForMember } from "~/features/accounts/public.server";
import { readPageRequest } from "~/utils/pagination";
import { type Conversation, communityContract as contract } from "../../../services/community/contract";
import { showsCommunity, showsThread } from "./flush.server";
import { mayChangeOrRemove } from "./own-text";
import { communityTags } from "./tags";

/** What is new in the forum and the blogs, for who may read it. */
export async function loadHub(scope: RequestScope) {
  showsCommunity(communityTags.lists, scope);
  return (await callForMember(scope, contract.communityHub, undefined)).body;
}

/** The groups, and a page of the latest conversations of all of them. */
export async function loadForum(scope: RequestScope) {
  showsCommunity(communityTags.lists, scope);
  const [groups, { items, paging }] = await Promise.all([
    listGroups(scope),
    loadPages(
      readPageRequest(scope.query),
      async (page) => (await callForMember(scope, contract.latestConversations, { page })).body,
      ({ conversations }) => conversations,
    ),
  ]);
  return { groups, conversations: items, paging };
}

/** The groups with their topics. */
export async function listGroups(scope: RequestScope) {
  return (await callForMember(scope, contract.groups, undefined)).body.groups;
}

/** A group with a page of its conversations. @throws the 403 page for visitors of a closed group, the 404 page */
export async function getGroup(slug: string, scope: RequestScope) {
  showsCommunity(communityTags.lists, scope);
  const topic = scope.query.get("onderwerp");
  const load = async (page: number) => {
    const input = contract.group.input.safeParse({ slug, page, ...(topic && { topic }) });
    if (!input.success) throw notFound();
    return found(await callForMember(scope, contract.group, input.data)).body;
  };
  const request = readPageRequest(scope.query);
  const { last, items, paging } = await loadPages(request, load, ({ conversations }) => conversations);
  return { ...last, conversations: items, paging };
}

/** Which reactions to show: a page, or the page with a reaction. */
export type ReactionChoice = { page: number } | { reaction: string };

/** A conversation with a page of its reactions. @throws the 403 page, the 404 page, and the 410 page of a hidden one */
export async function getConversation(
  id: string,
  choice: ReactionChoice,
  scope: RequestScope,
): Promise<Conversation> {
  const input = contract.conversation.input.safeParse({ id, ...choice });
  if (!input.success) throw notFound();
  showsThread(id, scope);
  return found(await callForMember(scope, contract.conversation, input.data)).body;
}

/** What the member follows. */
export async function loadFollowed(scope: RequestScope) {
  return (await callForMember(scope, contract.followed, undefined)).body.followed;
}

/** An own reaction, to change it. @throws the 404 page for another member's */
export async function getOwnReaction(id: string, scope: RequestScope) {
  const input = contract.ownReaction.input.safeParse({ id });
  if (!input.success) throw notFound();
  return found(await callForMember(scope, contract.ownReaction, input.data)).body;
}

/** An own conversation with the topics of its group, to change or remove it. @throws the 404 page for another member's */
export async function getOwnConversation(id: string, scope: RequestScope) {
  const conversation = await getConversation(id, { page: 1 }, scope);
  const { document: text, group, acts } = conversation;
  if (!text || !mayChangeOrRemove(acts)) throw notFound();
  const groups = await listGroups(scope);
  const topics = groups.find(({ slug }) => slug === group.slug)?.topics ?? [];
  return { conversation, text, topics };
}
