import { answer, optionalRoute, publicRoute, type Route } from "../platform/http/route";
import { listBlogCards } from "./blogs";
import { latestConversations, listCards } from "./conversation-cards";
import { listDeletions } from "./deletions";
import { listGroups } from "./groups";
import { hubContract as contract } from "./hub-contract";
import { listPublicThreads } from "./public-threads";

/** Of conversations and of entries. */
const part = { limit: 5, offset: 0 };

/** The implementation of the first page of the community. */
export const hubRoutes: Record<keyof typeof contract, Route> = {
  publicThreads: publicRoute(contract.publicThreads, async ({ input }, { db }) =>
    answer(200, await listPublicThreads(db, input.part)),
  ),
  deletions: publicRoute(contract.deletions, async (_call, { db }) =>
    answer(200, { deletions: await listDeletions(db) }),
  ),
  communityHub: optionalRoute(contract.communityHub, async ({ member: reader }, { db }) => {
    const blogs = await listBlogCards(db, part, reader);
    const groups = await listGroups(db, reader);
    return answer(200, {
      conversations: await listCards(db, latestConversations(db, reader), part, reader),
      entries: blogs.flatMap(({ lastEntry, ...blog }) => (lastEntry ? [{ ...lastEntry, blog }] : [])),
      groups: groups.map(({ topics: _, ...group }) => group),
    });
  }),
};
