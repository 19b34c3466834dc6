import type { RequestScope } from "~/.server/context/scope";
import { notFound } from "~/.server/http/failures";
import { callForMember } from "~/features/accounts/public.server";
import { addressesFile, indexFile } from "~/features/site-map/public.server";
import { communityContract as contract } from "../../../services/community/contract";
import { showsCommunity } from "./flush.server";
import { communitySiteMapPath, groupPath, threadPath } from "./paths";
import { communityTags } from "./tags";

/** The index of the site map of what members write. */
export async function communitySiteMapIndex(scope: RequestScope): Promise<string> {
  const { parts } = (await callForMember(scope, contract.publicThreads, { part: 1 })).body;
  const files = Array.from({ length: Math.max(1, parts) }, (_, index) => ({
    path: `${communitySiteMapPath}?deel=${index + 1}`,
    changed: null,
  }));
  return indexFile(files, scope.origin);
}

/** A part of the site map of what members write; the first one has the public groups too. @throws the 404 page */
export async function communitySiteMapPart(part: number, scope: RequestScope): Promise<string> {
  showsCommunity(communityTags.lists, scope);
  const [{ body }, groups] = await Promise.all([
    callForMember(scope, contract.publicThreads, { part }),
    part === 1 ? publicGroups(scope) : [],
  ]);
  const threads = body.threads.map((thread) => ({ path: threadPath(thread), changed: thread.changedAt }));
  const addresses = [...groups, ...threads];
  if (addresses.length === 0 && part > Math.max(1, body.parts)) throw notFound();
  return addressesFile(addresses, scope.origin);
}

async function publicGroups(scope: RequestScope) {
  const { groups } = (await callForMember(scope, contract.groups, undefined)).body;
  return groups
    .filter(({ isPublic }) => isPublic)
    .map(({ slug, lastReactionAt }) => ({ path: groupPath(slug), changed: lastReactionAt }));
}
