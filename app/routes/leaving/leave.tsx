import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { emptyForm } from "~/design/form/form-state";
import { AccountNav, accountDocument, Notice, Ways } from "~/features/accounts/public";
import { requireMember } from "~/features/accounts/public.server";
import { Consequences } from "~/features/leaving/consequences";
import { LeavingForm } from "~/features/leaving/leaving-form";
import { leavingPath } from "~/features/leaving/paths";
import { submitLeaving } from "~/features/leaving/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { shared: ["verstuurd"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  await requireMember(scope);
  const isSent = scope.query.has("verstuurd");
  return withFormToken({ isSent, document: accountDocument(scope.t("leaving.title")) }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitLeaving(await requestScope(request, context)));
}

export default function LeaveRoute() {
  const { t } = useTranslation();
  const { token, isSent } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const title = t("leaving.title");
  const isWaiting = isSent && !rejected;
  return (
    <FormPage
      title={title}
      {...(!isWaiting && { intro: t("leaving.intro") })}
      crumbs={[
        { title: t("accounts.crumb"), url: "/mijn" },
        { title, url: leavingPath },
      ]}
      nav={<AccountNav token={token} />}
    >
      {isWaiting ? (
        <>
          <Notice kind="mail" title={t("leaving.sent.title")} text={t("leaving.sent.text")} />
          <Ways
            links={[
              { url: leavingPath, title: t("leaving.sent.again"), icon: "reply" },
              { url: "/mijn", title: t("leaving.sent.stay"), icon: "person" },
            ]}
          />
        </>
      ) : (
        <>
          {rejected && (
            <FormErrors rejected={rejected} labels={{ password: t("accounts.myPassword.current") }} />
          )}
          <Consequences />
          <LeavingForm form={rejected?.form ?? emptyForm} token={token} />
        </>
      )}
    </FormPage>
  );
}
