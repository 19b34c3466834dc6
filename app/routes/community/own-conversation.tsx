import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { typedValue } from "~/design/form/form-state";
import { requireMember } from "~/features/accounts/public.server";
import { submitOwnConversation } from "~/features/community/change.server";
import { CommunityNav } from "~/features/community/community-nav";
import { ConversationFields } from "~/features/community/conversation-fields";
import { forumCrumbs } from "~/features/community/crumbs";
import { communityDocument } from "~/features/community/document";
import { conversationLabels } from "~/features/community/labels";
import { getOwnConversation } from "~/features/community/load.server";
import { ownTextTitle } from "~/features/community/own-text";
import { conversationPath, editConversationPath, forumPath } from "~/features/community/paths";
import { RemoveForm } from "~/features/community/remove-form";
import { WriteButtons } from "~/features/community/write-buttons";
import { WriteNotice } from "~/features/community/write-notice";
import { loadWriting } from "~/features/community/writing.server";
import { TextForm } from "~/features/editor/public";
import { writeSyntax } from "~/fields/document/write-syntax";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const member = await requireMember(scope);
  const { conversation, text, topics } = await getOwnConversation(params.id ?? "", scope);
  const { id, slug, title, topic, version, group, acts } = conversation;
  const document = communityDocument(scope.t(ownTextTitle.conversation(acts)), {
    isPublic: false,
    hasForm: true,
  });
  const values = {
    title: [title],
    topic: [topic?.slug ?? ""],
    text: [writeSyntax(text)],
    version: [String(version)],
  };
  const writing = await loadWriting(member, values, scope);
  return withFormToken({ id, slug, title, group, topics, acts, writing, document }, scope);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return formResponse(await submitOwnConversation(params.id ?? "", await requestScope(request, context)));
}

/** Where a member changes a conversation that they started, or takes it away. */
export default function OwnConversationRoute() {
  const { t } = useTranslation();
  const { id, slug, title: name, group, topics, acts, writing, token } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const form = again?.form ?? writing.form;
  // What was typed is shown, also if it cannot be stored any more.
  const mayStore = acts.includes("edit");
  const isShown = mayStore || again !== undefined || writing.isBack;
  const title = t(ownTextTitle.conversation(acts));
  return (
    <FormPage
      title={title}
      crumbs={forumCrumbs(
        t,
        group,
        { title: name, url: conversationPath({ id, slug }) },
        { title, url: editConversationPath(id) },
      )}
      nav={<CommunityNav section={forumPath} />}
    >
      <WriteNotice
        again={again}
        isBack={writing.isBack}
        isTooLate={!mayStore}
        labels={conversationLabels(t)}
      />
      {isShown && (
        <TextForm kept={writing.kept} token={token}>
          <ConversationFields form={form} topics={topics} isPublic={group.isPublic} />
          <input type="hidden" name="version" value={typedValue(form, "version")} />
          <WriteButtons place={mayStore ? t("community.change.save") : null} />
        </TextForm>
      )}
      {acts.includes("remove") && (
        <RemoveForm
          isOpen={!isShown}
          title={t("community.change.removeConversationTitle")}
          text={t("community.change.removeConversation")}
          token={token}
        />
      )}
    </FormPage>
  );
}
