import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { accountDocument } from "~/features/accounts/document";
import { ConfirmForm } from "~/features/accounts/link-forms";
import { submitLink } from "~/features/accounts/submit.server";
import { LinkFailed } from "~/shell/link-failed";
import { MailboxPage } from "~/shell/picture-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["code"] } } } satisfies {
  policy: RoutePolicy;
};

/** Opening the link changes nothing: its button does. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const code = scope.query.get("code") ?? "";
  return withFormToken({ code, document: accountDocument(scope.t("accounts.verify.title")) }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  return formResponse(await submitLink("verify", "/registreren/klaar", scope));
}

export default function VerifyRoute() {
  const { t } = useTranslation();
  const { code, token } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const crumbs = [{ title: t("accounts.verify.title"), url: "/bevestigen" }];
  if (rejected?.status === 410) return <LinkFailed kind="verify" crumbs={crumbs} />;
  return (
    <MailboxPage
      title={t("accounts.verify.title")}
      text={t("accounts.verify.text")}
      crumbs={crumbs}
      problem={rejected && <FormErrors rejected={rejected} labels={{}} />}
    >
      <ConfirmForm
        action="/bevestigen"
        code={rejected?.form.values.code?.[0] ?? code}
        token={token}
        button={t("accounts.verify.button")}
      />
    </MailboxPage>
  );
}
