import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { emptyForm } from "~/design/form/form-state";
import { accountDocument } from "~/features/accounts/document";
import { EmailForm } from "~/features/accounts/email-form";
import { Notice } from "~/features/accounts/notice";
import { SideCard } from "~/features/accounts/side-card";
import { submitEmail } from "~/features/accounts/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { shared: ["verstuurd"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const isSent = scope.query.has("verstuurd");
  return withFormToken({ isSent, document: accountDocument(scope.t("accounts.resend.title")) }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  return formResponse(
    await submitEmail("resendVerification", "/verificatie-mail-opnieuw-versturen?verstuurd=1", scope),
  );
}

export default function ResendRoute() {
  const { t } = useTranslation();
  const { token, isSent } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return (
    <FormPage
      title={t("accounts.resend.title")}
      intro={t("accounts.resend.intro")}
      crumbs={[
        { title: t("accounts.logIn.title"), url: "/inloggen" },
        { title: t("accounts.resend.title"), url: "/verificatie-mail-opnieuw-versturen" },
      ]}
      aside={
        <SideCard label={t("accounts.forgotten.aside.label")} title={t("accounts.forgotten.aside.title")}>
          <p>{t("accounts.forgotten.aside.text")}</p>
          <p>
            <a href="/contact">{t("accounts.linkFailed.contact")}</a>
          </p>
        </SideCard>
      }
    >
      {isSent && !rejected && (
        <Notice kind="mail" title={t("accounts.registered.title")} text={t("accounts.resend.sent")} />
      )}
      {rejected && <FormErrors rejected={rejected} labels={{ email: t("accounts.email") }} />}
      <EmailForm
        form={rejected?.form ?? emptyForm}
        token={token}
        hint={t("accounts.resend.hint")}
        button={t("accounts.resend.button")}
      />
    </FormPage>
  );
}
