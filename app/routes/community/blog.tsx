import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { Pagination } from "~/design/pagination";
import { SwapStatus } from "~/design/swap-status";
import { findMember } from "~/features/accounts/public.server";
import { useAuthorName } from "~/features/community/author-line";
import { BlogAside } from "~/features/community/blogs/blog-aside";
import { EntryCards } from "~/features/community/blogs/blog-cards";
import { BlogTextState } from "~/features/community/blogs/blog-text-state";
import { blogFeed } from "~/features/community/blogs/feed.server";
import { getBlog } from "~/features/community/blogs/load.server";
import { CommunityNav } from "~/features/community/community-nav";
import { communityDocument } from "~/features/community/document";
import { FollowForm } from "~/features/community/follow-form";
import { ModerationLinks } from "~/features/community/moderation/moderation-links";
import { blogFeedPath, blogPath, blogsPath, communityPath, ownBlogPath } from "~/features/community/paths";
import { submitFollowOf } from "~/features/community/submit.server";
import { UnsentNotice } from "~/features/community/unsent-notice";
import { Portrait, profilePath } from "~/features/profile/public";
import { PersonHeader } from "~/shell/person-header";
import { itemIds, pagingNames } from "~/utils/pagination";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: "visitors", query: { shared: pagingNames() }, prefetch: true },
} satisfies { policy: RoutePolicy };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { username = "" } = params;
  const [found, member] = await Promise.all([getBlog(username, scope), findMember(scope)]);
  const { title, introduction, isPublic } = found.blog;
  const document = communityDocument(title, {
    isPublic,
    description: introduction,
    hasForm: true,
    feeds: isPublic ? [blogFeed(username, title)] : [],
  });
  const page = { ...found, username, document };
  return member ? withFormToken(page, scope) : data({ ...page, token: null });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { username = "" } = params;
  const target = { kind: "blog" as const, username };
  return formResponse(await submitFollowOf(target, blogPath(username), await requestScope(request, context)));
}

/** A blog of a member with its entries. */
export default function BlogRoute() {
  const { t } = useTranslation();
  const nameOf = useAuthorName();
  const { blog, entries, paging, username, token } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const { title, introduction, author, isPublic, followerCount, isFollowed, isWaiting, textId, acts } = blog;
  return (
    <>
      <PersonHeader
        isSand
        crumbs={[
          { title: t("community.title"), url: communityPath },
          { title: t("blogs.title"), url: blogsPath },
          { title, url: blogPath(username) },
        ]}
        portrait={<Portrait username={username} hasPhoto={author?.hasPhoto ?? false} />}
        title={title}
        by={
          <p>
            {t("blogs.byline")} <a href={profilePath(username)}>{nameOf(author)}</a>
          </p>
        }
      >
        {introduction && <p className="intro">{introduction}</p>}
        {token !== null && acts.includes("follow") && (
          <FollowForm kind="blog" isFollowed={isFollowed} token={token} />
        )}
        {acts.includes("edit") && (
          <p className="actions">
            <a className="btn btn-second" href={ownBlogPath}>
              {t("blogs.change")}
            </a>
          </p>
        )}
        {textId !== null && (acts.includes("report") || acts.includes("judge")) && (
          <ul className="tools">
            <ModerationLinks post={{ kind: "blog", id: textId }} author={author} acts={acts} />
          </ul>
        )}
      </PersonHeader>
      <CommunityNav section={blogsPath} />
      <div className="wrap section section-tight">
        <div className="layout-side">
          <div>
            {isWaiting && <BlogTextState state="waiting" />}
            {again && <UnsentNotice again={again} labels={{}} />}
            <section className="community-part" aria-labelledby="stukken" data-swap="stukken">
              <h2 id="stukken" data-announce>
                {t("blogs.entries")}
              </h2>
              {entries.length === 0 && <p>{t(acts.includes("edit") ? "ownBlog.none" : "blogs.noEntries")}</p>}
              <EntryCards entries={entries} idOf={itemIds("stukken", paging)} />
              <Pagination paging={paging} items={t("blogs.entryItems")} anchor="stukken" />
            </section>
            <SwapStatus />
            {isPublic && (
              <p className="plain-links">
                <a href={blogFeedPath(username)}>{t("blogs.feed")}</a>
              </p>
            )}
          </div>
          <BlogAside followerCount={followerCount} isOwn={acts.includes("edit")} />
        </div>
      </div>
    </>
  );
}
