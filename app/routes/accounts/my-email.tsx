import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { emptyForm } from "~/design/form/form-state";
import { AccountNav } from "~/features/accounts/account-nav";
import { requireMember } from "~/features/accounts/client.server";
import { accountDocument } from "~/features/accounts/document";
import { Notice } from "~/features/accounts/notice";
import { ChangeEmailForm } from "~/features/accounts/password-forms";
import { submitChangedEmail } from "~/features/accounts/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { shared: ["verstuurd"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { email } = await requireMember(scope);
  const isDone = scope.query.has("verstuurd");
  const document = accountDocument(scope.t("accounts.myEmail.title"));
  return withFormToken({ email, isDone, document }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitChangedEmail(await requestScope(request, context)));
}

export default function MyEmailRoute() {
  const { t } = useTranslation();
  const { token, isDone, email } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const title = t("accounts.myEmail.title");
  const labels = {
    email: t("accounts.myEmail.label"),
    password: t("accounts.myPassword.current"),
  };
  return (
    <FormPage
      title={title}
      intro={t("accounts.myEmail.intro", { email })}
      crumbs={[
        { title: t("accounts.crumb"), url: "/mijn" },
        { title: t("settings.title"), url: "/mijn/instellingen" },
        { title, url: "/mijn/e-mailadres" },
      ]}
      nav={<AccountNav token={token} />}
    >
      {isDone && !rejected && (
        <Notice kind="mail" title={t("accounts.myEmail.sent.title")} text={t("accounts.myEmail.sent.text")} />
      )}
      {rejected && <FormErrors rejected={rejected} labels={labels} />}
      <ChangeEmailForm form={rejected?.form ?? emptyForm} token={token} />
    </FormPage>
  );
}
