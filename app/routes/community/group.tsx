import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import branch from "~/design/illustrations/tak.svg";
import { Pagination } from "~/design/pagination";
import { PicturedEmpty } from "~/design/pictured-empty";
import { SwapStatus } from "~/design/swap-status";
import { findMember } from "~/features/accounts/public.server";
import { CommunityNav } from "~/features/community/community-nav";
import { ConductCard } from "~/features/community/conduct-card";
import { ConversationCards } from "~/features/community/conversation-cards";
import { forumCrumbs } from "~/features/community/crumbs";
import { communityDocument } from "~/features/community/document";
import { DoneNotice } from "~/features/community/done-notice";
import { FollowForm } from "~/features/community/follow-form";
import { getGroup } from "~/features/community/load.server";
import { forumPath, groupPath, startPath, threadQuery } from "~/features/community/paths";
import { submitFollowOf } from "~/features/community/submit.server";
import { findThreadDone } from "~/features/community/thread-page.server";
import { TopicLinks } from "~/features/community/topic-links";
import { UnsentNotice } from "~/features/community/unsent-notice";
import { FormPage } from "~/shell/form-page";
import { itemIds, pagingNames } from "~/utils/pagination";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: {
    shared: "visitors",
    query: { shared: [...pagingNames(), "onderwerp"], typed: [threadQuery.done] },
    prefetch: true,
  },
} satisfies { policy: RoutePolicy };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const [found, member] = await Promise.all([getGroup(params.group ?? "", scope), findMember(scope)]);
  const { title, introduction, isPublic } = found.group;
  const topic = found.topics.find(({ slug }) => slug === scope.query.get("onderwerp")) ?? null;
  const document = communityDocument(topic ? `${title}: ${topic.title}` : title, {
    description: introduction,
    isPublic,
  });
  const page = { ...found, topic, done: findThreadDone(scope.query), document };
  return member ? withFormToken(page, scope) : data({ ...page, token: null });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  const { group = "" } = params;
  const topic = scope.query.get("onderwerp") ?? "";
  return formResponse(await submitFollowOf({ kind: "topic", group, topic }, groupPath(group, topic), scope));
}

/** A group of the forum with its conversations. */
export default function GroupRoute() {
  const { t } = useTranslation();
  const { group, topics, topic, conversations, paging, done, token } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  return (
    <FormPage
      title={group.title}
      intro={group.introduction}
      crumbs={forumCrumbs(t, group)}
      nav={<CommunityNav section={forumPath} />}
      isWide
      aside={
        <aside aria-labelledby="onderwerpen">
          <div className="side-card">
            <h2 id="onderwerpen">{t("community.group.topics")}</h2>
            <TopicLinks group={group.slug} topics={topics} current={topic} />
          </div>
          <ConductCard />
        </aside>
      }
    >
      {again && <UnsentNotice again={again} labels={{}} />}
      {done && !again && <DoneNotice done={done} />}
      {conversations.length > 0 && (
        <p>
          <a className="btn" href={startPath(group.slug, topic?.slug)}>
            {t("community.group.start")}
          </a>
        </p>
      )}
      <section className="community-part" aria-labelledby="gesprekken" data-swap="gesprekken">
        <h2 id="gesprekken" data-announce>
          {topic ? t("community.group.about", { topic: topic.title }) : t("community.group.conversations")}
        </h2>
        {topic && token !== null && <FollowForm kind="topic" isFollowed={topic.isFollowed} token={token} />}
        {conversations.length > 0 ? (
          <ConversationCards
            conversations={conversations}
            kicker={topic ? undefined : "topic"}
            idOf={itemIds("gesprekken", paging)}
          />
        ) : (
          <PicturedEmpty
            picture={branch}
            title={t("community.group.emptyTitle")}
            text={t("community.group.emptyText")}
            link={{ url: startPath(group.slug, topic?.slug), title: t("community.group.start") }}
          />
        )}
        <Pagination paging={paging} items={t("community.forum.conversations")} anchor="gesprekken" />
      </section>
      <SwapStatus />
    </FormPage>
  );
}
