import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { accountDocument, ConfirmForm } from "~/features/accounts/public";
import { confirmLeavingPath } from "~/features/leaving/paths";
import { submitDeletion } from "~/features/leaving/submit.server";
import { LinkFailed } from "~/shell/link-failed";
import { MailboxPage } from "~/shell/picture-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["code"] } } } satisfies {
  policy: RoutePolicy;
};

/** Opening the link deletes nothing: its button does. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const code = scope.query.get("code") ?? "";
  return withFormToken({ code, document: accountDocument(scope.t("leaving.confirm.title")) }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitDeletion(await requestScope(request, context)));
}

export default function ConfirmLeavingRoute() {
  const { t } = useTranslation();
  const { code, token } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const title = t("leaving.confirm.title");
  const crumbs = [{ title, url: confirmLeavingPath }];
  if (rejected?.status === 410) return <LinkFailed kind="deleteAccount" crumbs={crumbs} />;
  return (
    <MailboxPage
      title={title}
      text={t("leaving.confirm.text")}
      crumbs={crumbs}
      problem={rejected && <FormErrors rejected={rejected} labels={{}} />}
    >
      <ConfirmForm
        action={confirmLeavingPath}
        code={rejected?.form.values.code?.[0] ?? code}
        token={token}
        button={t("leaving.confirm.button")}
      />
      <a className="btn btn-second" href="/">
        {t("leaving.confirm.stay")}
      </a>
    </MailboxPage>
  );
}
