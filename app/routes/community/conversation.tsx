import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { findMember } from "~/features/accounts/public.server";
import { useAuthorName } from "~/features/community/author-line";
import { CommunityNav } from "~/features/community/community-nav";
import { ConversationAside } from "~/features/community/conversation-aside";
import { ConversationState } from "~/features/community/conversation-state";
import { forumCrumbs } from "~/features/community/crumbs";
import { communityDocument } from "~/features/community/document";
import { DoneNotice } from "~/features/community/done-notice";
import { JoinIn } from "~/features/community/join-in";
import { getConversation, listGroups } from "~/features/community/load.server";
import { ConversationActs } from "~/features/community/moderation/conversation-acts";
import { Opening } from "~/features/community/opening";
import { forumPath, threadPath, threadQuery } from "~/features/community/paths";
import { ReactionForm } from "~/features/community/reaction-form";
import { Reactions } from "~/features/community/reactions";
import { submitToThread } from "~/features/community/submit.server";
import { conversationMarkup } from "~/features/community/thread-markup";
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
    loadThreadPage("conversation", slug, (choice) => getConversation(id, choice, scope), scope),
    findMember(scope),
  ]);
  const { title, group } = page.loaded;
  const document = communityDocument(title, {
    isPublic: group.isPublic && page.loaded.state === "published",
    hasForm: true,
    jsonLd: conversationMarkup(page.loaded, scope.origin),
  });
  if (!member) return data({ ...page, document, writing: null, groups: null, token: null });
  const [writing, groups] = await Promise.all([
    loadWriting(member, {}, scope),
    page.loaded.acts.includes("move") ? listGroups(scope) : null,
  ]);
  return withFormToken({ ...page, document, writing, groups }, scope);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { id = "", slug = "" } = params;
  return formResponse(
    await submitToThread({ kind: "conversation", id, slug }, await requestScope(request, context)),
  );
}

/** A conversation of the forum. */
export default function ConversationRoute() {
  const { t } = useTranslation();
  const nameOf = useAuthorName();
  const page = useLoaderData<typeof loader>();
  const { loaded: conversation, thread, addressed, done, doneTo, writing, groups, token } = page;
  const rejected = useActionData<typeof action>();
  const isAct = rejected?.form.values.moderate !== undefined;
  const again = isAct ? undefined : rejected;
  const { title, group, acts, isFollowed } = conversation;
  // What was typed stays in its form, also where nobody, or not this member, can react since it was opened.
  const mayPlace = acts.includes("react");
  const isShown = mayPlace || again?.form.values.text !== undefined || writing?.isBack;
  return (
    <FormPage
      title={title}
      crumbs={forumCrumbs(t, group, { title, url: threadPath(thread) })}
      nav={<CommunityNav section={forumPath} />}
      aside={<ConversationAside more={conversation.more} />}
    >
      {done && !rejected && <DoneNotice done={done} />}
      <Opening conversation={conversation} token={token} />
      <Reactions reactions={conversation.reactions} thread={thread} doneTo={doneTo} />
      {done !== "wacht" && done !== "gewijzigd-wacht" && <ConversationState conversation={conversation} />}
      {token === null && <JoinIn />}
      {writing && isShown && (
        <ReactionForm
          form={again?.form ?? writing.form}
          token={token}
          writing={writing}
          isPublic={group.isPublic}
          isFollowed={isFollowed}
          mayPlace={mayPlace}
          addressed={addressed && { ...addressed, name: nameOf(addressed.author) }}
          address={threadPath(thread, { page: conversation.reactions.page })}
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
      {token !== null && groups && (
        <ConversationActs
          conversation={conversation}
          groups={groups}
          token={token}
          rejected={isAct ? rejected : null}
        />
      )}
    </FormPage>
  );
}
