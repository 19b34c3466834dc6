import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { typedValue } from "~/design/form/form-state";
import { requireMember } from "~/features/accounts/public.server";
import { submitOwnReaction } from "~/features/community/change.server";
import { CommunityNav } from "~/features/community/community-nav";
import { communityDocument } from "~/features/community/document";
import { getOwnReaction } from "~/features/community/load.server";
import { ownTextTitle } from "~/features/community/own-text";
import { communityPath, editReactionPath, threadPath } from "~/features/community/paths";
import { RemoveForm } from "~/features/community/remove-form";
import { longestReaction } from "~/features/community/schema";
import { WriteButtons } from "~/features/community/write-buttons";
import { WriteNotice } from "~/features/community/write-notice";
import { loadWriting } from "~/features/community/writing.server";
import { EditorField, TextForm } from "~/features/editor/public";
import { writeSyntax } from "~/fields/document/write-syntax";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const member = await requireMember(scope);
  const { id, version, document: text, page, thread, acts } = await getOwnReaction(params.id ?? "", scope);
  const document = communityDocument(scope.t(ownTextTitle.reaction(acts)), {
    isPublic: false,
    hasForm: true,
  });
  const stored = { text: [writeSyntax(text)], version: [String(version)] };
  const writing = await loadWriting(member, stored, scope);
  return withFormToken({ id, page, thread, acts, writing, document }, scope);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return formResponse(await submitOwnReaction(params.id ?? "", await requestScope(request, context)));
}

/** Where a member changes a reaction, or takes it away. */
export default function OwnReactionRoute() {
  const { t } = useTranslation();
  const { id, page, thread, acts, writing, token } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const form = again?.form ?? writing.form;
  // What was typed is shown, also if it cannot be stored any more.
  const mayStore = acts.includes("edit");
  const isShown = mayStore || again !== undefined || writing.isBack;
  const title = t(ownTextTitle.reaction(acts));
  return (
    <FormPage
      title={title}
      crumbs={[
        { title: t("community.title"), url: communityPath },
        { title: thread.title, url: threadPath(thread, { page, reaction: id }) },
        { title, url: editReactionPath(id) },
      ]}
      nav={<CommunityNav />}
    >
      <WriteNotice
        again={again}
        isBack={writing.isBack}
        isTooLate={!mayStore}
        labels={{ text: t("community.write.reaction") }}
      />
      {isShown && (
        <TextForm kept={writing.kept} token={token}>
          <EditorField
            form={form}
            name="text"
            label={t("community.write.reaction")}
            maxLength={longestReaction}
            required
          />
          <input type="hidden" name="version" value={typedValue(form, "version")} />
          <WriteButtons place={mayStore ? t("community.change.save") : null} />
        </TextForm>
      )}
      {acts.includes("remove") && (
        <RemoveForm
          isOpen={!isShown}
          title={t("community.change.removeReactionTitle")}
          text={t("community.change.removeReaction")}
          token={token}
        />
      )}
    </FormPage>
  );
}
