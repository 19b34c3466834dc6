import type { RequestScope } from "~/.server/context/scope";
import { communityTags } from "./tags";

/** Names what a page shows of the community, so that it is rendered again when that changes. */
export function showsCommunity(tag: string, { sources }: Pick<RequestScope, "sources">): void {
  sources.used([communityTags.all, tag], "hit");
}

/** Shows a change in a conversation or an entry to everybody. */
export function flushThread(id: string, scope: Pick<RequestScope, "flush">): Promise<void> {
  return scope.flush([communityTags.lists, communityTags.thread(id)]);
}

/** Shows everybody that a blog was opened, closed or renamed, or that a member left. */
export function flushCommunity(scope: Pick<RequestScope, "flush">): Promise<void> {
  return scope.flush([communityTags.all]);
}
