import type { RequestScope } from "~/.server/context/scope";
import { found, notFound } from "~/.server/http/failures";
import { loadPages } from "~/.server/http/list-pages";
import { callForMember } from "~/features/accounts/public.server";
import { readPageRequest } from "~/utils/pagination";
import { communityContract as contract } from "../../../../services/community/contract";
import { showsCommunity, showsThread } from "../flush.server";
import type { ReactionChoice } from "../load.server";
import { communityTags } from "../tags";

/** A page of the blogs that the visitor may read. */
export async function loadBlogs(scope: RequestScope) {
  showsCommunity(communityTags.lists, scope);
  const { items, paging } = await loadPages(
    readPageRequest(scope.query),
    async (page) => (await callForMember(scope, contract.blogs, { page })).body,
    ({ blogs }) => blogs,
  );
  return { blogs: items, paging };
}

/** A blog with a page of its entries. @throws the 403 page for visitors of a private one, the 404 page */
export async function getBlog(username: string, scope: RequestScope) {
  showsCommunity(communityTags.lists, scope);
  const load = async (page: number) => {
    const input = contract.blog.input.safeParse({ username, page });
    if (!input.success) throw notFound();
    return found(await callForMember(scope, contract.blog, input.data)).body;
  };
  const request = readPageRequest(scope.query);
  const { last, items, paging } = await loadPages(request, load, ({ entries }) => entries);
  return { blog: last.blog, entries: items, paging };
}

/** What is told of the blog of a member; null where the visitor may read none. @param username of a member */
export async function findBlog(username: string, scope: RequestScope) {
  const answer = await callForMember(scope, contract.blog, { username, page: 1 });
  return answer.status === 200 ? answer.body.blog : null;
}

/** The newest entries of a public blog. @throws the 404 page for every other blog */
export async function getBlogFeed(username: string, scope: RequestScope) {
  const input = contract.blogFeed.input.safeParse({ username });
  if (!input.success) throw notFound();
  return found(await callForMember(scope, contract.blogFeed, input.data)).body;
}

/** An entry with a page of its reactions. @throws the 403, 404 and 410 pages, as a conversation */
export async function getEntry(id: string, choice: ReactionChoice, scope: RequestScope) {
  const input = contract.entry.input.safeParse({ id, ...choice });
  if (!input.success) throw notFound();
  showsThread(id, scope);
  return found(await callForMember(scope, contract.entry, input.data)).body;
}

/** The member's own blog with a page of its entries, drafts too. */
export async function loadOwnBlog(scope: RequestScope) {
  const { last, items, paging } = await loadPages(
    readPageRequest(scope.query),
    async (page) => (await callForMember(scope, contract.ownBlog, { page })).body,
    ({ entries }) => entries,
  );
  return { ...last, entries: items, paging };
}

/** A page of the members who follow the member's own blog. */
export async function loadFollowers(scope: RequestScope) {
  const { items, paging } = await loadPages(
    readPageRequest(scope.query),
    async (page) => (await callForMember(scope, contract.blogFollowers, { page })).body,
    ({ followers }) => followers,
  );
  return { followers: items, paging };
}

/** An own entry, to go on writing. @throws the 404 page for another member's */
export async function getOwnEntry(id: string, scope: RequestScope) {
  const input = contract.ownEntry.input.safeParse({ id });
  if (!input.success) throw notFound();
  return found(await callForMember(scope, contract.ownEntry, input.data)).body;
}
