import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { withFormToken } from "~/.server/forms/protected-form";
import { notFound } from "~/.server/http/failures";
import { AccountNav, accountDocument, Notice } from "~/features/accounts/public";
import { requireMember } from "~/features/accounts/public.server";
import { findBlog } from "~/features/community/blogs/load.server";
import { blogPath } from "~/features/community/paths";
import { findVisibleProfile } from "~/features/profile/load.server";
import { Portrait } from "~/features/profile/portrait";
import { SharedItems } from "~/features/profile/shared-items";
import { Breadcrumbs } from "~/shell/breadcrumbs";
import { monthAndYear } from "~/utils/dates";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { username } = await requireMember(scope);
  const profile = await findVisibleProfile(params.username ?? "", scope);
  if (!profile) throw notFound();
  const blog = await findBlog(profile.username, scope);
  return withFormToken(
    {
      profile,
      blogTitle: blog?.title ?? null,
      since: monthAndYear(profile.since),
      isOwn: profile.username === username,
      document: accountDocument(profile.username, { sheets: ["accounts", "profile"] }),
    },
    scope,
  );
}

/** What a member shares with other members. */
export default function MemberRoute() {
  const { t } = useTranslation();
  const { profile, blogTitle, since, isOwn, token } = useLoaderData<typeof loader>();
  const { username } = profile;
  return (
    <>
      <div className="page-head plain">
        <div className="wrap">
          <Breadcrumbs
            crumbs={[
              { title: t("breadcrumbs.home"), url: "/" },
              { title: t("accounts.crumb"), url: "/mijn" },
              { title: username, url: `/leden/${username}` },
            ]}
          />
          <div className="grid">
            <div className="person-head">
              <Portrait username={username} hasPhoto={profile.hasPhoto} />
              <div>
                <h1>{username}</h1>
                <p className="intro">{t("profile.since", { month: since })}</p>
              </div>
            </div>
          </div>
        </div>
      </div>
      <AccountNav token={token} />
      <div className="wrap section section-tight">
        <div className="read">
          {isOwn && (
            <Notice
              kind="info"
              title={t("profile.own.title")}
              text={t("profile.own.text")}
              link={{ url: "/mijn/profiel", title: t("profile.own.change") }}
            />
          )}
          <SharedItems profile={profile} />
          {blogTitle && (
            <p className="plain-links">
              <a href={blogPath(username)}>{t("profile.blog", { title: blogTitle })}</a>
            </p>
          )}
        </div>
      </div>
    </>
  );
}
