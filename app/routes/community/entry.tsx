import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { findMember } from "~/features/accounts/public.server";
import { useAuthorName } from "~/features/community/author-line";
import { BlogAside } from "~/features/community/blogs/blog-aside";
import { EntryText } from "~/features/community/blogs/entry-text";
import { getEntry } from "~/features/community/blogs/load.server";
import { CommunityNav } from "~/features/community/community-nav";
import { SilencedNotice } from "~/features/community/conversation-state";
import { communityDocument } from "~/features/community/document";
import { DoneNotice } from "~/features/community/done-notice";
import { JoinIn } from "~/features/community/join-in";
import { blogPath, blogsPath, communityPath, threadPath, threadQuery } from "~/features/community/paths";
import { ReactionForm } from "~/features/community/reaction-form";
import { Reactions } from "~/features/community/reactions";
import { submitToThread } from "~/features/community/submit.server";
import { entryMarkup } from "~/features/community/thread-markup";
import { loadThreadPage } from "~/features/community/thread-page.server";
import { WriteNotice } from "~/features/community/write-notice";
import { loadWriting } from "~/features/community/writing.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: {
    shared: "visitors",
    query: { shared: ["page"], typed: Object.values(threadQuery) },
    prefetch: true,
  },
} satisfies { policy: RoutePolicy };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { id = "", slug = "" } = params;
  const [page, member] = await Promise.all([
    loadThreadPage("entry", slug, (choice) => getEntry(id, choice, scope), scope),
    findMember(scope),
  ]);
  const { title, blog, state } = page.loaded;
  const document = communityDocument(title, {
    isPublic: blog.isPublic && state === "published",
    hasForm: true,
    jsonLd: entryMarkup(page.loaded, scope.origin),
  });
  if (!member) return data({ ...page, document, writing: null, token: null });
  const writing = await loadWriting(member, {}, scope);
  return withFormToken({ ...page, document, writing }, scope);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { id = "", slug = "" } = params;
  const scope = await requestScope(request, context);
  return formResponse(await submitToThread({ kind: "entry", id, slug }, scope));
}

/** An entry of a blog, with the reactions to it. */
export default function EntryRoute() {
  const { t } = useTranslation();
  const nameOf = useAuthorName();
  const { loaded: entry, thread, addressed, done, doneTo, writing, token } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const { title, blog, acts, isFollowed, reactions } = entry;
  // What was typed stays in its form, also where nobody, or not this member, can react since it was opened.
  const mayPlace = acts.includes("react");
  const isShown = mayPlace || again?.form.values.text !== undefined || writing?.isBack;
  return (
    <FormPage
      title={title}
      crumbs={[
        { title: t("community.title"), url: communityPath },
        { title: t("blogs.title"), url: blogsPath },
        { title: blog.title, url: blogPath(blog.author?.username ?? "") },
        { title, url: threadPath(thread) },
      ]}
      nav={<CommunityNav section={blogsPath} />}
      aside={<BlogAside blogOfEntry={blog} />}
    >
      {done && !again && <DoneNotice done={done} />}
      <EntryText entry={entry} token={token} />
      <Reactions reactions={reactions} thread={thread} writer={blog.author?.username} doneTo={doneTo} />
      <SilencedNotice until={entry.silencedUntil} />
      {token === null && <JoinIn />}
      {writing && isShown && (
        <ReactionForm
          form={again?.form ?? writing.form}
          token={token}
          writing={writing}
          isPublic={blog.isPublic}
          isFollowed={isFollowed}
          mayPlace={mayPlace}
          addressed={addressed && { ...addressed, name: nameOf(addressed.author) }}
          address={threadPath(thread, { page: reactions.page })}
          notice={
            <WriteNotice
              again={again}
              isBack={writing.isBack}
              isTooLate={!mayPlace}
              labels={{ text: t("community.write.reaction") }}
            />
          }
        />
      )}
    </FormPage>
  );
}
