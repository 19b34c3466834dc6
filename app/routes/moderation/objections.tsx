import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { emptyForm, typedValue } from "~/design/form/form-state";
import { Notice } from "~/features/accounts/public";
import { AnswerForm } from "~/features/community/moderation/answer-form";
import { DecidedList } from "~/features/community/moderation/decided-list";
import { ReportDeskParts } from "~/features/community/moderation/desk-nav";
import { moderationDocument } from "~/features/community/moderation/document";
import { listObjections } from "~/features/community/moderation/load.server";
import { objectionPath, objectionsPath, queuePath } from "~/features/community/moderation/paths";
import { AnswerNotice } from "~/features/community/moderation/stop-notice";
import { submitAnswer } from "~/features/community/moderation/submit.server";
import { requireDesk } from "~/features/staff/load.server";
import { staffPath } from "~/features/staff/paths";
import { StaffNav } from "~/features/staff/staff-nav";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["bezwaar", "gedaan"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { desks } = await requireDesk("reports", scope);
  return withFormToken(
    {
      desks,
      objections: await listObjections(scope),
      opened: scope.query.get("bezwaar"),
      isDone: scope.query.has("gedaan"),
      document: moderationDocument(scope.t("moderation.desk.objections")),
    },
    scope,
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitAnswer(await requestScope(request, context)));
}

/** Objections of authors, which another moderator than the first one answers. */
export default function ObjectionsRoute() {
  const { t } = useTranslation();
  const { desks, objections, opened, isDone, token } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const title = t("moderation.desk.objections");
  const answered = again ? typedValue(again.form, "id") : opened;
  return (
    <FormPage
      title={title}
      crumbs={[
        { url: staffPath, title: t("staff.title") },
        { url: queuePath, title: t("moderation.desk.title") },
        { url: objectionsPath, title },
      ]}
      nav={<StaffNav desks={desks} token={token} />}
    >
      {again && <AnswerNotice again={again} />}
      <ReportDeskParts />
      {isDone && !again && (
        <Notice
          kind="done"
          title={t("moderation.objections.done.title")}
          text={t("moderation.objections.done.text")}
        />
      )}
      <h2>{t("moderation.objections.list")}</h2>
      {objections.length === 0 && <p>{t("moderation.objections.none")}</p>}
      <DecidedList
        items={objections}
        after={({ decision: { id }, canAnswer }) =>
          !canAnswer ? (
            <p>{t("moderation.objections.yours")}</p>
          ) : id === answered ? (
            <AnswerForm id={id} form={again?.form ?? emptyForm} token={token} />
          ) : (
            <p>
              <a className="btn btn-second" href={objectionPath(id)}>
                {t("moderation.objections.button")}
              </a>
            </p>
          )
        }
      />
    </FormPage>
  );
}
