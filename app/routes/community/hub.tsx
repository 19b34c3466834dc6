import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { BlockList } from "~/blocks/block-list";
import { EntryCards } from "~/features/community/blogs/blog-cards";
import { CommunityNav } from "~/features/community/community-nav";
import { ConductCard } from "~/features/community/conduct-card";
import { ConversationCards } from "~/features/community/conversation-cards";
import { GroupCards } from "~/features/community/group-cards";
import { loadHub } from "~/features/community/load.server";
import { communityPath, forumPath } from "~/features/community/paths";
import { AddedHeader } from "~/pages/added-header";
import { loadAddedContent } from "~/pages/load.server";
import { pageQuery } from "~/pages/query";
import { builtInHeader } from "~/shell/built-in-header";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: "visitors", query: pageQuery, slideIn: true, prefetch: true, siteMap: true },
} satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const [added, hub] = await Promise.all([
    loadAddedContent(communityPath, scope, {
      title: scope.t("community.title"),
      sheets: ["accounts", "community"],
    }),
    loadHub(scope),
  ]);
  return { ...added, hub };
}

/** What is new in the forum and the blogs. */
export default function HubRoute() {
  const { t } = useTranslation();
  const { hub, header, blocks } = useLoaderData<typeof loader>();
  return (
    <>
      <AddedHeader header={header ?? builtInHeader(t("community.title"))} blocks={blocks}>
        {!header && <p className="intro">{t("community.intro")}</p>}
      </AddedHeader>
      <CommunityNav />
      <div className="wrap section section-tight">
        <div className="layout-side">
          <section aria-labelledby="gesprekken">
            <h2 id="gesprekken">{t("community.hub.conversations")}</h2>
            <ConversationCards conversations={hub.conversations} showGroup />
            <p className="plain-links">
              <a href={forumPath}>{t("community.hub.allConversations")}</a>
            </p>
          </section>
          <aside aria-label={t("community.hub.conductTitle")}>
            <ConductCard />
          </aside>
        </div>
      </div>
      <section className="sand section" aria-labelledby="groepen">
        <div className="wrap">
          <h2 id="groepen">{t("community.hub.groups")}</h2>
          <GroupCards groups={hub.groups} />
        </div>
      </section>
      {hub.entries.length > 0 && (
        <section className="wrap section" aria-labelledby="blogs">
          <h2 id="blogs">{t("community.hub.entries")}</h2>
          <EntryCards entries={hub.entries} />
        </section>
      )}
      <BlockList blocks={blocks} layout="sections" />
    </>
  );
}
