import { prepare } from "../platform/database/preparing-dialect";
import { answer, optionalRoute, publicRoute, type Route } from "../platform/http/route";
import { blogCard, selectBlogCards } from "./blogs";
import { conversationCard, latestConversations, selectCards } from "./conversation-cards";
import { listDeletions } from "./deletions";
import { listGroups } from "./groups";
import { hubContract as contract } from "./hub-contract";
import { listPublicThreads } from "./public-threads";

/** Of conversations and of entries. */
const part = { limit: 5, offset: 0 };

/** What the first page lists, for members and for visitors. */
const statements = { member: statementsFor(true), visitor: statementsFor(false) };

function statementsFor(isMember: boolean) {
  return {
    blogs: prepare()((db) => selectBlogCards(db, part, isMember).compile()),
    conversations: prepare<{ readerId: string | null }>()((db, value) =>
      selectCards(db, latestConversations(db, isMember), part, value("readerId")).compile(),
    ),
  };
}

/** The implementation of the first page of the community. */
export const hubRoutes: Record<keyof typeof contract, Route> = {
  publicThreads: publicRoute(contract.publicThreads, async ({ input }, { db }) =>
    answer(200, await listPublicThreads(db, input.part)),
  ),
  deletions: publicRoute(contract.deletions, async (_call, { db }) =>
    answer(200, { deletions: await listDeletions(db) }),
  ),
  communityHub: optionalRoute(contract.communityHub, async ({ member: reader }, { db }) => {
    const { blogs, conversations } = statements[reader ? "member" : "visitor"];
    const blogRows = await blogs(db, {});
    const groups = await listGroups(db, reader);
    const conversationRows = await conversations(db, { readerId: reader?.id ?? null });
    return answer(200, {
      conversations: conversationRows.map((row) => conversationCard(row, reader)),
      entries: blogRows
        .map((row) => blogCard(row, reader))
        .flatMap(({ lastEntry, ...blog }) => (lastEntry ? [{ ...lastEntry, blog }] : [])),
      groups: groups.map(({ topics: _, ...group }) => group),
    });
  }),
};
