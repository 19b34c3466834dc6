import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { emptyForm } from "~/design/form/form-state";
import { isWorkingReset } from "~/features/accounts/client.server";
import { accountDocument } from "~/features/accounts/document";
import { NewPasswordForm } from "~/features/accounts/password-forms";
import { submitNewPassword } from "~/features/accounts/submit.server";
import { FormPage } from "~/shell/form-page";
import { LinkFailed } from "~/shell/link-failed";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["code"] } } } satisfies {
  policy: RoutePolicy;
};

/** The page of a mailed link: a new password, if the link still works. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const code = scope.query.get("code") ?? "";
  // After a form its answer says whether the link works.
  const works = scope.request.method !== "GET" || (await isWorkingReset(code, scope));
  const document = accountDocument(
    scope.t(works ? "accounts.newPassword.title" : "accounts.linkFailed.title"),
  );
  return withFormToken({ code, works, document }, scope, works ? 200 : 410);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitNewPassword(await requestScope(request, context)));
}

export default function NewPasswordRoute() {
  const { t } = useTranslation();
  const { code, token, works } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const title = t("accounts.newPassword.title");
  const crumbs = [
    { title: t("accounts.logIn.title"), url: "/inloggen" },
    { title, url: "/wachtwoord/nieuw" },
  ];
  if (!works || rejected?.status === 410) return <LinkFailed kind="resetPassword" crumbs={crumbs} />;
  const labels = { password: t("accounts.newPassword.label"), repeat: t("accounts.repeat") };
  return (
    <FormPage title={title} crumbs={crumbs}>
      {rejected && <FormErrors rejected={rejected} labels={labels} />}
      <NewPasswordForm
        form={rejected?.form ?? emptyForm}
        token={token}
        code={rejected?.form.values.code?.[0] ?? code}
      />
    </FormPage>
  );
}
