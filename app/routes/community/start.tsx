import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { Checkbox } from "~/design/form/checkbox";
import { isTicked } from "~/design/form/form-state";
import { requireMember } from "~/features/accounts/public.server";
import { CommunityNav } from "~/features/community/community-nav";
import { ConductCard } from "~/features/community/conduct-card";
import { ConversationFields } from "~/features/community/conversation-fields";
import { SilencedNotice } from "~/features/community/conversation-state";
import { forumCrumbs } from "~/features/community/crumbs";
import { communityDocument } from "~/features/community/document";
import { conversationLabels } from "~/features/community/labels";
import { getGroup } from "~/features/community/load.server";
import { forumPath, startPath } from "~/features/community/paths";
import { submitConversation } from "~/features/community/submit.server";
import { WriteButtons } from "~/features/community/write-buttons";
import { WriteNotice } from "~/features/community/write-notice";
import { loadWriting } from "~/features/community/writing.server";
import { TextForm } from "~/features/editor/public";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { shared: ["onderwerp"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const member = await requireMember(scope);
  const { group, topics, silencedUntil } = await getGroup(params.group ?? "", scope);
  const document = communityDocument(scope.t("community.start.title"), { isPublic: false, hasForm: true });
  // Who starts a conversation wants to hear of reactions, unless they say no.
  const values = { topic: [scope.query.get("onderwerp") ?? ""], follow: ["on"] };
  const writing = await loadWriting(member, values, scope);
  return withFormToken({ group, topics, silencedUntil, writing, document }, scope);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return formResponse(await submitConversation(params.group ?? "", await requestScope(request, context)));
}

/** Where a member starts a conversation in a group. */
export default function StartRoute() {
  const { t } = useTranslation();
  const { group, topics, silencedUntil, writing, token } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const form = again?.form ?? writing.form;
  const title = t("community.start.title");
  // What was typed stays in its form.
  const mayWrite = !silencedUntil || again || writing.isBack;
  return (
    <FormPage
      title={title}
      intro={t("community.start.intro")}
      crumbs={forumCrumbs(t, group, { title, url: startPath(group.slug) })}
      nav={<CommunityNav section={forumPath} />}
      aside={
        <aside aria-label={t("community.hub.conductTitle")}>
          <ConductCard />
        </aside>
      }
    >
      <WriteNotice
        again={again}
        isBack={writing.isBack}
        isTooLate={silencedUntil !== null}
        labels={conversationLabels(t)}
      />
      {!again && <SilencedNotice until={silencedUntil} />}
      {mayWrite && (
        <TextForm kept={writing.kept} token={token}>
          <ConversationFields form={form} topics={topics} isPublic={group.isPublic} />
          <Checkbox
            id="follow"
            name="follow"
            label={t("community.write.follow")}
            checked={isTicked(form, "follow")}
          />
          <input type="hidden" name="sending" value={writing.sending} />
          <WriteButtons place={t("community.start.place")} />
        </TextForm>
      )}
    </FormPage>
  );
}
