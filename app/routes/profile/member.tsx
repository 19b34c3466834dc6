import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { notFound } from "~/.server/http/failures";
import { AccountNav, Notice } from "~/features/accounts/public";
import { requireMember } from "~/features/accounts/public.server";
import { findBlog } from "~/features/community/blogs/load.server";
import { blogPath } from "~/features/community/paths";
import { loadWriting } from "~/features/community/writing.server";
import { ContactPanel } from "~/features/inbox/contact-panel";
import { inboxDocument } from "~/features/inbox/document";
import { findDone } from "~/features/inbox/done";
import { findContactWith } from "~/features/inbox/load.server";
import { messagesQuery } from "~/features/inbox/paths";
import { submitToMember } from "~/features/inbox/submit.server";
import { findVisibleProfile } from "~/features/profile/load.server";
import { profilePath } from "~/features/profile/paths";
import { Portrait } from "~/features/profile/portrait";
import { SharedItems } from "~/features/profile/shared-items";
import { PersonHeader } from "~/shell/person-header";
import { monthAndYear } from "~/utils/dates";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: false, query: { typed: [messagesQuery.done] } },
} satisfies { policy: RoutePolicy };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const member = await requireMember(scope);
  const profile = await findVisibleProfile(params.username ?? "", scope);
  if (!profile) throw notFound();
  const isOwn = profile.username === member.username;
  const [blog, contact, writing] = await Promise.all([
    findBlog(profile.username, scope),
    isOwn ? null : findContactWith(profile.username, scope),
    loadWriting(member, {}, scope),
  ]);
  return withFormToken(
    {
      profile,
      blogTitle: blog?.title ?? null,
      since: monthAndYear(profile.since),
      isOwn,
      contact,
      writing,
      done: findDone(scope.query.get(messagesQuery.done)),
      document: inboxDocument(profile.username),
    },
    scope,
  );
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return formResponse(await submitToMember(params.username ?? "", await requestScope(request, context)));
}

/** What a member shares with other members. */
export default function MemberRoute() {
  const { t } = useTranslation();
  const { profile, blogTitle, since, isOwn, contact, writing, done, token } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const { username } = profile;
  return (
    <>
      <PersonHeader
        crumbs={[
          { title: t("accounts.crumb"), url: "/mijn" },
          { title: username, url: profilePath(username) },
        ]}
        portrait={<Portrait username={username} hasPhoto={profile.hasPhoto} />}
        title={username}
        by={<p className="intro">{t("profile.since", { month: since })}</p>}
      />
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
          {contact && <ContactPanel {...{ username, contact, writing, again, done, token }} />}
        </div>
      </div>
    </>
  );
}
