import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { DocumentText } from "~/design/document-text";
import { FormErrors } from "~/design/form/form-errors";
import { emptyForm } from "~/design/form/form-state";
import { AccountNav, Notice } from "~/features/accounts/public";
import { findMember } from "~/features/accounts/public.server";
import { AuthorLine } from "~/features/community/author-line";
import { CommunityNav } from "~/features/community/community-nav";
import { communityDocument } from "~/features/community/document";
import { findReportedPost, getReportedPost, postOf } from "~/features/community/moderation/load.server";
import { inboxContactPath, inboxPath, reportPath } from "~/features/community/moderation/paths";
import { PlainText } from "~/features/community/moderation/plain-text";
import { ReportForm } from "~/features/community/moderation/report-form";
import { submitReport } from "~/features/community/moderation/submit.server";
import { blogPath, communityPath, threadPath } from "~/features/community/paths";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["verstuurd"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const post = postOf(params);
  const isDone = scope.query.has("verstuurd");
  const [member, shown] = await Promise.all([
    findMember(scope),
    isDone ? findReportedPost(post, scope) : getReportedPost(post, scope),
  ]);
  const document = communityDocument(scope.t("moderation.report.title"), { isPublic: false, hasForm: true });
  return withFormToken(
    { post, shown, isDone, isMember: member !== null, sending: randomUUID(), document },
    scope,
  );
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return formResponse(await submitReport(postOf(params), await requestScope(request, context)));
}

/** Where members and visitors report a post, with the post above the form. */
export default function ReportRoute() {
  const { t } = useTranslation();
  const { post, shown, isDone, isMember, sending, token } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const title = t("moderation.report.title");
  const isPrivate = post.kind === "message";
  const toThread = shown?.thread && {
    title: t("moderation.report.done.back"),
    url: threadPath(shown.thread, {
      page: shown.page,
      reaction: shown.kind === "reaction" ? shown.id : null,
    }),
  };
  const toBlog = shown?.blog && {
    title: t("moderation.report.done.blog"),
    url: blogPath(shown.blog.username),
  };
  const back = toThread ?? toBlog;
  const hub = isPrivate
    ? { title: t("moderation.report.done.inbox"), url: inboxContactPath(shown?.message?.contact ?? null) }
    : { title: t("moderation.report.done.hub"), url: communityPath };
  return (
    <FormPage
      title={title}
      intro={isDone ? undefined : t(isPrivate ? "moderation.report.private" : "moderation.report.intro")}
      crumbs={
        isPrivate
          ? [
              { title: t("accounts.crumb"), url: "/mijn" },
              { title: t("inbox.title"), url: inboxPath },
              { title, url: reportPath(post) },
            ]
          : [
              { title: t("community.title"), url: communityPath },
              ...(shown?.blog ? [{ title: shown.blog.title, url: blogPath(shown.blog.username) }] : []),
              ...(shown?.thread ? [{ title: shown.thread.title, url: threadPath(shown.thread) }] : []),
              { title, url: reportPath(post) },
            ]
      }
      nav={isPrivate ? <AccountNav token={token} section={inboxPath} /> : <CommunityNav />}
    >
      {isDone && !rejected ? (
        <Notice
          kind="done"
          title={t("moderation.report.done.title")}
          text={t("moderation.report.done.text")}
          link={back ?? hub}
        />
      ) : (
        shown && (
          <>
            {rejected && (
              <FormErrors
                rejected={rejected}
                labels={{
                  reason: t("moderation.report.reason"),
                  words: t("moderation.report.words"),
                  email: t("moderation.report.email"),
                }}
              />
            )}
            <article className="opening" aria-labelledby="bericht">
              <p className="kicker">{t("moderation.report.post")}</p>
              <AuthorLine {...shown} heading="h2" id="bericht" />
              <div className="say">
                {shown.thread && shown.kind !== "reaction" && (
                  <p>
                    <b>{shown.thread.title}</b>
                  </p>
                )}
                {shown.blog && (
                  <>
                    <p>
                      <b>{shown.blog.title}</b>
                    </p>
                    {shown.blog.introduction && <PlainText text={shown.blog.introduction} />}
                  </>
                )}
                {shown.document && <DocumentText document={shown.document} headings={3} />}
                {shown.message && <PlainText text={shown.message.text} />}
              </div>
            </article>
            <ReportForm
              form={rejected?.form ?? emptyForm}
              token={token}
              sending={sending}
              isMember={isMember}
              back={back ?? hub}
            />
          </>
        )
      )}
    </FormPage>
  );
}
