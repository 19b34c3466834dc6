import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { emptyForm } from "~/design/form/form-state";
import { Notice } from "~/features/accounts/public";
import { DecisionFacts } from "~/features/community/moderation/decision-facts";
import { DecisionForm } from "~/features/community/moderation/decision-form";
import { moderationDocument } from "~/features/community/moderation/document";
import { JudgedText } from "~/features/community/moderation/judged-text";
import { getJudgedPost, postOf } from "~/features/community/moderation/load.server";
import { judgePath, objectionPath, queuePath } from "~/features/community/moderation/paths";
import { DecisionNotice } from "~/features/community/moderation/stop-notice";
import { submitDecision } from "~/features/community/moderation/submit.server";
import { requireDesk } from "~/features/staff/load.server";
import { staffPath } from "~/features/staff/paths";
import { StaffNav } from "~/features/staff/staff-nav";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { desks } = await requireDesk("reports", scope);
  const post = await getJudgedPost(postOf(params), scope);
  return withFormToken(
    { desks, post, document: moderationDocument(scope.t("moderation.judge.title")) },
    scope,
  );
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return formResponse(await submitDecision(postOf(params), await requestScope(request, context)));
}

/** A post with all that is known of it, and the decision about it. */
export default function JudgeRoute() {
  const { t } = useTranslation();
  const { desks, post, token } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const title = t("moderation.judge.title");
  return (
    <FormPage
      title={title}
      crumbs={[
        { url: staffPath, title: t("staff.title") },
        { url: queuePath, title: t("moderation.desk.title") },
        { url: judgePath(post), title },
      ]}
      nav={<StaffNav desks={desks} token={token} />}
    >
      {again && <DecisionNotice again={again} />}
      <section className="post-to-judge" aria-labelledby="bericht">
        <h2 id="bericht">{t(`moderation.kinds.${post.kind}`)}</h2>
        <JudgedText post={post} isOpen />
        {post.objectedDecision !== null && (
          <Notice
            kind="info"
            title={t("moderation.judge.objected.title")}
            text={t("moderation.judge.objected.text")}
            link={{
              url: objectionPath(post.objectedDecision),
              title: t("moderation.judge.objected.link"),
            }}
          />
        )}
        <DecisionForm post={post} form={again?.form ?? emptyForm} token={token} />
      </section>
      {post.earlier.length > 0 && (
        <section className="community-part" aria-labelledby="eerder">
          <h2 id="eerder">{t("moderation.judge.earlier")}</h2>
          <ol className="posts-to-judge">
            {post.earlier.map((decision) => (
              <li key={decision.id} className="post-to-judge">
                <DecisionFacts decision={decision} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </FormPage>
  );
}
