import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { Pagination } from "~/design/pagination";
import { SwapStatus } from "~/design/swap-status";
import { CommunityNav } from "~/features/community/community-nav";
import { ConversationCards } from "~/features/community/conversation-cards";
import { GroupCards } from "~/features/community/group-cards";
import { loadForum } from "~/features/community/load.server";
import { forumPath } from "~/features/community/paths";
import { AddedBlocks } from "~/pages/added-blocks";
import { AddedHeader } from "~/pages/added-header";
import { loadAddedContent } from "~/pages/load.server";
import { pageQuery } from "~/pages/query";
import { builtInHeader } from "~/shell/built-in-header";
import { itemIds } from "~/utils/pagination";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: "visitors", query: pageQuery, prefetch: true, siteMap: true },
} satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const [added, forum] = await Promise.all([
    loadAddedContent(forumPath, scope, {
      title: scope.t("community.forum.title"),
      sheets: ["accounts", "community", "lists"],
    }),
    loadForum(scope),
  ]);
  return { ...added, forum };
}

/** The groups of the forum, and the latest conversations. */
export default function ForumRoute() {
  const { t } = useTranslation();
  const { forum, header, blocks, reviewed } = useLoaderData<typeof loader>();
  const { groups, conversations, paging } = forum;
  return (
    <>
      <AddedHeader header={header ?? builtInHeader(t("community.forum.title"))} blocks={blocks}>
        {!header && <p className="intro">{t("community.forum.intro")}</p>}
      </AddedHeader>
      <CommunityNav section={forumPath} />
      <section className="wrap section" aria-labelledby="groepen">
        <h2 id="groepen">{t("community.forum.groups")}</h2>
        <GroupCards groups={groups} />
      </section>
      <section className="sand section" aria-labelledby="gesprekken">
        <div className="wrap" data-swap="gesprekken">
          <h2 id="gesprekken" data-announce>
            {t("community.forum.latest")}
          </h2>
          <ConversationCards
            conversations={conversations}
            kicker="group"
            idOf={itemIds("gesprekken", paging)}
          />
          <Pagination paging={paging} items={t("community.forum.conversations")} anchor="gesprekken" />
        </div>
        <SwapStatus />
      </section>
      <AddedBlocks blocks={blocks} reviewed={reviewed} layout="sections" />
    </>
  );
}
