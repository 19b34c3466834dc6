import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { AccountNav, accountDocument, Notice } from "~/features/accounts/public";
import { requireMember } from "~/features/accounts/public.server";
import { EntryForm } from "~/features/community/blogs/entry-form";
import { loadEntryForm } from "~/features/community/blogs/entry-form.server";
import { loadOwnBlog } from "~/features/community/blogs/load.server";
import { submitEntry } from "~/features/community/blogs/submit.server";
import { WritingAside } from "~/features/community/blogs/writing-aside";
import { SilencedNotice } from "~/features/community/conversation-state";
import { ownBlogPath, writeEntryPath } from "~/features/community/paths";
import { RemoveForm } from "~/features/community/remove-form";
import { WriteNotice } from "~/features/community/write-notice";
import { loadWriting } from "~/features/community/writing.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { shared: ["gelukt"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const member = await requireMember(scope);
  const [{ visibility, entries, silencedUntil }, entry] = await Promise.all([
    loadOwnBlog(scope),
    loadEntryForm(params.id ?? null, scope),
  ]);
  const title = scope.t(params.id ? "entry.editTitle" : "entry.newTitle");
  const document = accountDocument(title, { sheets: ["accounts", "community", "editor"] });
  const { values, ...facts } = entry;
  const drafts = entries.filter(({ id, state }) => state === "draft" && id !== entry.id);
  const writing = await loadWriting(member, values, scope);
  const isKept = scope.query.has("gelukt");
  const page = { ...facts, title, visibility, silencedUntil, drafts, isKept, writing, document };
  return withFormToken(page, scope);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return formResponse(await submitEntry(params.id ?? null, await requestScope(request, context)));
}

/** Where a member writes an entry of the blog: a new one, a draft, or one that is placed. */
export default function WriteEntryRoute() {
  const { t } = useTranslation();
  const { id, state, acts, title, visibility, silencedUntil, drafts, isKept, writing, token } =
    useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const isPlaced = state !== "draft";
  // An older form of a draft that was placed since leads here too.
  const kept = isPlaced ? "sentBefore" : "kept";
  // What was typed stays in its form, and a draft can be kept.
  const mayWrite = !silencedUntil || !isPlaced || again || writing.isBack;
  const labels = { title: t("entry.name"), date: t("entry.date"), text: t("entry.text") };
  return (
    <FormPage
      title={title}
      crumbs={[
        { title: t("accounts.crumb"), url: "/mijn" },
        { title: t("ownBlog.title"), url: ownBlogPath },
        { title, url: writeEntryPath(id ?? undefined) },
      ]}
      nav={<AccountNav token={token} />}
      aside={<WritingAside visibility={visibility} drafts={drafts} />}
    >
      <WriteNotice
        again={again}
        isBack={writing.isBack}
        isTooLate={isPlaced && !acts.includes("edit")}
        labels={labels}
      />
      {isKept && !again && (
        <Notice kind="done" title={t(`entry.${kept}.title`)} text={t(`entry.${kept}.text`)} />
      )}
      {!again && <SilencedNotice until={silencedUntil} />}
      {mayWrite && (
        <EntryForm
          form={again?.form ?? writing.form}
          isPlaced={isPlaced}
          isSilenced={silencedUntil !== null}
          visibility={visibility}
          writing={writing}
          token={token}
        />
      )}
      {acts.includes("remove") && (
        <RemoveForm
          title={t(state === "draft" ? "entry.removeDraftTitle" : "entry.removeTitle")}
          text={t(state === "draft" ? "entry.removeDraft" : "entry.remove")}
          kind={state === "draft" ? "draft" : "text"}
          token={token}
        />
      )}
    </FormPage>
  );
}
