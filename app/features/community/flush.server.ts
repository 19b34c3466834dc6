import type { RequestScope } from "~/.server/context/scope";
import { communityTags } from "./tags";

/** Names what a page shows of the community, so that it is rendered again when that changes. */
export function showsCommunity(tag: string, { sources }: Pick<RequestScope, "sources">): void {
  sources.used([communityTags.all, tag], "hit");
}

/** Names what the page of a conversation or an entry shows: its texts, and the titles of others. */
export function showsThread(id: string, { sources }: Pick<RequestScope, "sources">): void {
  sources.used([communityTags.all, communityTags.titles, communityTags.thread(id)], "hit");
}

/** Shows a change in a conversation or an entry to everybody. */
export function flushThread(id: string, scope: Pick<RequestScope, "flush">): Promise<void> {
  return scope.flush([communityTags.lists, communityTags.thread(id)]);
}

/**
 * Shows everybody that a conversation or an entry has another title or place, or is not shown any more: others link to
 * it. Reactions change nothing of that, and are too many to render all those pages again.
 */
export function flushTitle(id: string, scope: Pick<RequestScope, "flush">): Promise<void> {
  return scope.flush([communityTags.lists, communityTags.titles, communityTags.thread(id)]);
}

/** Shows everybody that a blog was opened, closed or renamed, or that a member left. */
export function flushCommunity(scope: Pick<RequestScope, "flush">): Promise<void> {
  return scope.flush([communityTags.all]);
}
