import { flushThisInstance } from "~/.server/cache/flush";
import { requestScope } from "~/.server/context/context";
import type { AppContext } from "~/.server/context/scope";
import { callServices } from "~/.server/http/call-services";
import { communityContract } from "../../../services/community/contract";
import { communityTags } from "./tags";

/**
 * Returns a check that renews the shared pages of this process when a member was deleted since the last check: the
 * command, the job of inactive accounts and other instances do not flush them.
 */
export function createDeletionCheck(app: AppContext): () => Promise<void> {
  let known = new Set<string>();
  return async () => {
    // Only for the services: nothing of the request itself is used.
    const { upstreams } = await requestScope(new Request("http://site.invalid/"), { app });
    const { body } = await callServices(upstreams, communityContract.deletions, { input: undefined });
    if (body.deletions.some((id) => !known.has(id))) flushThisInstance(app, [communityTags.all]);
    known = new Set(body.deletions);
  };
}
