import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { findMember } from "~/features/accounts/public.server";
import { EntryCards } from "~/features/community/blogs/blog-cards";
import { CommunityNav } from "~/features/community/community-nav";
import { ConductCard } from "~/features/community/conduct-card";
import { ConversationCards } from "~/features/community/conversation-cards";
import { FollowedList } from "~/features/community/followed-list";
import { GroupCards } from "~/features/community/group-cards";
import { loadFollowed, loadHub } from "~/features/community/load.server";
import { communityPath, forumPath, ownBlogPath } from "~/features/community/paths";
import { AddedBlocks } from "~/pages/added-blocks";
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
  const [followed, added, hub] = await Promise.all([
    findMember(scope).then((member) => member && loadFollowed(scope)),
    loadAddedContent(communityPath, scope, {
      title: scope.t("community.title"),
      sheets: ["accounts", "community"],
    }),
    loadHub(scope),
  ]);
  return { ...added, hub, followed: followed?.slice(0, shownFollowed) ?? null };
}

/** How much of what a member follows the hub shows; the rest stands on their own page. */
const shownFollowed = 3;

/** For visitors what there is to read and how to join, for members what is new. */
export default function HubRoute() {
  const { t } = useTranslation();
  const { hub, followed, header, blocks, reviewed } = useLoaderData<typeof loader>();
  return (
    <>
      {header && !followed ? (
        <AddedHeader header={header} blocks={blocks} />
      ) : (
        <AddedHeader header={builtInHeader(header?.title ?? t("community.title"))} blocks={blocks}>
          <p className="intro">{t(followed ? "community.hub.welcome" : "community.intro")}</p>
          {followed && (
            <div className="actions">
              <a className="btn" href="#groepen">
                {t("community.group.start")}
              </a>{" "}
              <a className="btn btn-second" href={ownBlogPath}>
                {t("community.hub.writeBlog")}
              </a>
            </div>
          )}
        </AddedHeader>
      )}
      <CommunityNav />
      <div className="wrap section section-tight">
        <div className="layout-side layout-wide">
          <div>
            {followed && followed.length > 0 && (
              <section aria-labelledby="gevolgd">
                <h2 id="gevolgd">{t("community.followed.title")}</h2>
                <FollowedList followed={followed} />
                <p className="plain-links">
                  <a href="/mijn">{t("community.hub.allFollowed")}</a>
                </p>
              </section>
            )}
            <section aria-labelledby="gesprekken">
              <h2 id="gesprekken">{t("community.hub.conversations")}</h2>
              <ConversationCards conversations={hub.conversations} kicker="group" />
              <p className="plain-links">
                <a href={forumPath}>{t("community.hub.allConversations")}</a>
              </p>
            </section>
          </div>
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
      <AddedBlocks blocks={blocks} reviewed={reviewed} layout="sections" />
    </>
  );
}
