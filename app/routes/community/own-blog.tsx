import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { Pagination } from "~/design/pagination";
import { SwapStatus } from "~/design/swap-status";
import { AccountNav, accountDocument, Notice, SideCard } from "~/features/accounts/public";
import { requireMember } from "~/features/accounts/public.server";
import { BlogForm } from "~/features/community/blogs/blog-form";
import { BlogTextState } from "~/features/community/blogs/blog-text-state";
import { loadOwnBlog } from "~/features/community/blogs/load.server";
import { OwnEntries } from "~/features/community/blogs/own-entries";
import { submitBlog } from "~/features/community/blogs/submit.server";
import { WritingTips } from "~/features/community/blogs/writing-tips";
import { SilencedNotice } from "~/features/community/conversation-state";
import { blogPath, followersPath, ownBlogPath, writeEntryPath } from "~/features/community/paths";
import { UnsentNotice } from "~/features/community/unsent-notice";
import { FormPage } from "~/shell/form-page";
import { itemIds, pagingNames } from "~/utils/pagination";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: false, query: { shared: [...pagingNames(), "gelukt"] } },
} satisfies {
  policy: RoutePolicy;
};

const notices = { bewaard: "saved", weg: "removed", "concept-weg": "removedDraft" } as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { username } = await requireMember(scope);
  const { blog, visibility, ...own } = await loadOwnBlog(scope);
  const done = scope.query.get("gelukt");
  const form = {
    values: {
      title: [blog?.title ?? ""],
      introduction: [blog?.introduction ?? ""],
      version: [blog ? String(blog.version) : ""],
      visibility: [visibility],
    },
    errors: {},
  };
  const document = accountDocument(scope.t("ownBlog.title"), { sheets: ["accounts", "community", "lists"] });
  const notice = done === "bewaard" || done === "weg" || done === "concept-weg" ? notices[done] : null;
  return withFormToken(
    {
      ...own,
      username,
      hasBlog: blog !== null,
      followerCount: blog?.followerCount ?? 0,
      textState: blog?.state ?? "published",
      form,
      notice,
      document,
    },
    scope,
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitBlog(await requestScope(request, context)));
}

/** The member's own blog: its entries, drafts too, and what it is called. */
export default function OwnBlogRoute() {
  const { t } = useTranslation();
  const own = useLoaderData<typeof loader>();
  const { username, hasBlog, followerCount, textState, entries, paging, form, notice, token } = own;
  const { silencedUntil } = own;
  const again = useActionData<typeof action>();
  const title = t("ownBlog.title");
  const labels = { title: t("ownBlog.name"), introduction: t("ownBlog.introduction") };
  return (
    <FormPage
      title={title}
      intro={t("ownBlog.intro")}
      crumbs={[
        { title: t("accounts.crumb"), url: "/mijn" },
        { title, url: ownBlogPath },
      ]}
      nav={<AccountNav token={token} />}
      aside={
        <SideCard label={t("entry.aside.tips")} title={t("entry.aside.tips")}>
          <WritingTips />
        </SideCard>
      }
    >
      {again && <UnsentNotice again={again} labels={labels} />}
      {notice && !again && (
        <Notice kind="done" title={t(`ownBlog.${notice}.title`)} text={t(`ownBlog.${notice}.text`)} />
      )}
      {!again && <BlogTextState state={textState} />}
      {!again && <SilencedNotice until={silencedUntil} />}
      {hasBlog && (
        <>
          <p className="actions">
            <a className="btn" href={writeEntryPath()}>
              {t("ownBlog.write")}
            </a>{" "}
            <a className="btn btn-second" href={blogPath(username)}>
              {t("ownBlog.view")}
            </a>
          </p>
          {followerCount > 0 && (
            <p className="plain-links">
              <a href={followersPath}>{t("blogs.followers", { count: followerCount })}</a>
            </p>
          )}
          <section className="community-part" aria-labelledby="stukken" data-swap="stukken">
            <h2 id="stukken" data-announce>
              {t("ownBlog.entries")}
            </h2>
            <OwnEntries entries={entries} idOf={itemIds("stukken", paging)} />
            <Pagination paging={paging} items={t("blogs.entryItems")} anchor="stukken" />
          </section>
          <SwapStatus />
        </>
      )}
      {(again || !silencedUntil) && <BlogForm form={again?.form ?? form} token={token} isNew={!hasBlog} />}
    </FormPage>
  );
}
