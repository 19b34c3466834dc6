import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { withFormToken } from "~/.server/forms/protected-form";
import mailbox from "~/design/illustrations/brievenbus.svg";
import { PicturedEmpty } from "~/design/pictured-empty";
import { AccountNav } from "~/features/accounts/account-nav";
import { requireMember } from "~/features/accounts/client.server";
import { accountDocument } from "~/features/accounts/document";
import { Notice } from "~/features/accounts/notice";
import { SideCard } from "~/features/accounts/side-card";
import { Ways } from "~/features/accounts/ways";
import { FollowedList } from "~/features/community/followed-list";
import { loadFollowed } from "~/features/community/load.server";
import { ownDecisionsPath } from "~/features/community/moderation/paths";
import { forumPath, ownBlogPath } from "~/features/community/paths";
import { countNews } from "~/features/inbox/load.server";
import { NewsNotice } from "~/features/inbox/news-notice";
import { inboxPath } from "~/features/inbox/paths";
import { getOwnPhoto } from "~/features/profile/photo/load.server";
import { Portrait } from "~/features/profile/portrait";
import { staffPath } from "~/features/staff/paths";
import { PersonHeader } from "~/shell/person-header";
import { longDate } from "~/utils/dates";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { shared: ["uitloggen"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { username, role, previousVisit } = await requireMember(scope);
  const [{ hasPhoto }, followed, news] = await Promise.all([
    getOwnPhoto(scope),
    loadFollowed(scope),
    countNews(scope),
  ]);
  return withFormToken(
    {
      username,
      hasPhoto,
      followed,
      news,
      isStaff: role !== "member",
      since: previousVisit && longDate(previousVisit),
      isStillLoggedIn: scope.query.get("uitloggen") === "mislukt",
      document: accountDocument(scope.t("accounts.crumb"), { sheets: ["accounts", "profile", "community"] }),
    },
    scope,
  );
}

/** The member's own page: what is new for them, and where to go on. */
export default function MineRoute() {
  const { t } = useTranslation();
  const loaded = useLoaderData<typeof loader>();
  const { username, hasPhoto, followed, news, isStaff, since, isStillLoggedIn, token } = loaded;
  const newCount = news.unreadContacts + news.requests;
  const inboxTitle = newCount > 0 ? t("inbox.mine.way", { count: newCount }) : t("inbox.title");
  const ways = [
    { url: inboxPath, title: inboxTitle, icon: "mail" as const },
    { url: "/mijn/profiel", title: t("accounts.mine.profile"), icon: "person" as const },
    { url: "/mijn/instellingen", title: t("accounts.mine.settings"), icon: "lock" as const },
    { url: ownBlogPath, title: t("ownBlog.title"), icon: "pencil" as const },
    { url: ownDecisionsPath, title: t("moderation.own.title"), icon: "shield" as const },
    { url: "/weergave", title: t("accounts.mine.reading"), icon: "text" as const },
    { url: "/regios", title: t("accounts.mine.near"), icon: "pin" as const },
    ...(isStaff ? [{ url: staffPath, title: t("accounts.mine.staff"), icon: "lock" as const }] : []),
  ];
  return (
    <>
      <PersonHeader
        crumbs={[{ title: t("accounts.crumb"), url: "/mijn" }]}
        portrait={<Portrait username={username} hasPhoto={hasPhoto} />}
        title={t("accounts.mine.title", { username })}
        by={
          <p className="intro">
            {since ? t("accounts.mine.since", { date: since }) : t("accounts.mine.first")}
          </p>
        }
      />
      <AccountNav token={token} />
      <div className="wrap section section-tight">
        <div className="layout-side layout-wide">
          <div>
            {isStillLoggedIn && (
              <Notice
                kind="info"
                title={t("accounts.mine.stillLoggedIn.title")}
                text={t("accounts.mine.stillLoggedIn.text")}
              />
            )}
            <NewsNotice {...news} />
            {(followed.length > 0 || newCount === 0) && (
              <section aria-labelledby="nieuw">
                <h2 id="nieuw">
                  {t(followed.length > 0 ? "community.followed.title" : "accounts.mine.news")}
                </h2>
                {followed.length > 0 ? (
                  <FollowedList followed={followed} />
                ) : (
                  <PicturedEmpty
                    picture={mailbox}
                    title={t("accounts.mine.emptyTitle")}
                    text={t("accounts.mine.emptyText")}
                    link={{ url: forumPath, title: t("accounts.mine.emptyLink") }}
                  />
                )}
              </section>
            )}
          </div>
          <SideCard label={t("accounts.mine.quickly")} title={t("accounts.mine.quickly")}>
            <Ways links={ways} />
          </SideCard>
        </div>
      </div>
    </>
  );
}
