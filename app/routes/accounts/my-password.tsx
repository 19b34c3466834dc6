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
import { ChangePasswordForm } from "~/features/accounts/password-forms";
import { submitChangedPassword } from "~/features/accounts/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { shared: ["bewaard"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { email } = await requireMember(scope);
  const isDone = scope.query.has("bewaard");
  const document = accountDocument(scope.t("accounts.myPassword.title"));
  return withFormToken({ email, isDone, document }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitChangedPassword(await requestScope(request, context)));
}

export default function MyPasswordRoute() {
  const { t } = useTranslation();
  const { token, isDone } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const title = t("accounts.myPassword.title");
  const labels = {
    current: t("accounts.myPassword.current"),
    password: t("accounts.newPassword.label"),
    repeat: t("accounts.repeat"),
  };
  return (
    <FormPage
      title={title}
      intro={t("accounts.myPassword.intro")}
      crumbs={[
        { title: t("accounts.crumb"), url: "/mijn" },
        { title: t("settings.title"), url: "/mijn/instellingen" },
        { title, url: "/mijn/wachtwoord" },
      ]}
      nav={<AccountNav token={token} />}
    >
      {isDone && !rejected && (
        <Notice
          kind="done"
          title={t("accounts.myPassword.saved.title")}
          text={t("accounts.myPassword.saved.text")}
        />
      )}
      {rejected && <FormErrors rejected={rejected} labels={labels} />}
      <ChangePasswordForm form={rejected?.form ?? emptyForm} token={token} />
    </FormPage>
  );
}
