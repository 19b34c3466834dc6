import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { emptyForm } from "~/design/form/form-state";
import { Notice } from "~/features/accounts/public";
import { findStandingGift } from "~/features/donations/client.server";
import { donationDocument } from "~/features/donations/document";
import { LinkRequestForm, ManageForm } from "~/features/donations/manage-form";
import { doneActOf } from "~/features/donations/model";
import { donationPaths } from "~/features/donations/paths";
import { submitManage } from "~/features/donations/standing.server";
import { StandingSummary } from "~/features/donations/standing-summary";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["code", "gedaan"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const code = scope.query.get("code");
  const gift = code === null ? null : await findStandingGift(code, "manage", scope);
  const done = gift && doneActOf(scope.query, gift);
  const isSent = code === null && scope.query.get("gedaan") === "link";
  const title = scope.t(gift ? `giving.manage.title.${gift.frequency}` : "giving.link.title");
  const status = code !== null && !gift ? 410 : 200;
  return data({ code: code ?? "", gift, done, isSent, document: donationDocument(title) }, { status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitManage(await requestScope(request, context)));
}

/** A monthly or yearly gift, by the link in a mail about it. */
export default function ManageRoute() {
  const { t } = useTranslation();
  const { code, gift, done, isSent, document } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const { title } = document;
  const crumbs = [
    { title: t("giving.crumb"), url: donationPaths.start },
    { title, url: donationPaths.manage },
  ];
  const errors = rejected && (
    <FormErrors
      rejected={rejected}
      labels={{ act: t("giving.manage.legend"), email: t("giving.details.labels.email") }}
    />
  );
  if (!gift)
    return (
      <FormPage title={title} crumbs={crumbs}>
        {errors}
        {isSent && !rejected && (
          <Notice kind="mail" title={t("giving.link.sent.title")} text={t("giving.link.sent.text")} />
        )}
        {code && <h2>{t("giving.link.old")}</h2>}
        <LinkRequestForm form={rejected?.form ?? emptyForm} />
      </FormPage>
    );
  const isStopped = gift.state === "stopped";
  const intro = isStopped ? "giving.manage.introStopped" : "giving.manage.intro";
  return (
    <FormPage title={title} intro={t(intro, { name: gift.name })} crumbs={crumbs}>
      {errors}
      {rejected?.status === 409 && (
        <Notice kind="info" title={t("giving.manage.noChange")} text="" isAnswer />
      )}
      {!rejected && done && done !== "stop" && (
        <Notice
          kind={done === "amount" ? "mail" : "done"}
          title={t(`giving.manage.done.${done}.title`)}
          text={t(`giving.manage.done.${done}.text`)}
        />
      )}
      {isStopped ? (
        <Notice
          kind="done"
          title={t("giving.manage.stopped.title")}
          text={t("giving.manage.stopped.text")}
          link={{ url: donationPaths.start, title: t("giving.manage.stopped.again") }}
          isAnswer={done === "stop"}
        />
      ) : (
        <ManageForm form={rejected?.form ?? emptyForm} gift={gift} code={code} />
      )}
      <StandingSummary gift={gift} code={code} />
    </FormPage>
  );
}
