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
import { pathOf } from "~/utils/paths";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { shared: ["verstuurd"] } } } satisfies {
  policy: RoutePolicy;
};

/** The two pages with a form for an address, to which a link is mailed. */
const operations = {
  "/wachtwoord/vergeten": { texts: "forgotten", operation: "requestPasswordReset" },
  "/verificatie-mail-opnieuw-versturen": { texts: "resend", operation: "resendVerification" },
} as const;

function pageOf(request: Request) {
  const path = pathOf(request);
  const url = path === "/wachtwoord/vergeten" ? path : "/verificatie-mail-opnieuw-versturen";
  return { url, ...operations[url] } as const;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { url, texts } = pageOf(request);
  const isSent = scope.query.has("verstuurd") && scope.request.method !== "POST";
  const title = scope.t(isSent ? "accounts.registered.title" : `accounts.${texts}.title`);
  return withFormToken({ url, texts, isSent, document: accountDocument(title) }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  const { url, operation } = pageOf(request);
  return formResponse(await submitEmail(operation, `${url}?verstuurd=1`, scope));
}

export default function MailLinkRoute() {
  const { t } = useTranslation();
  const { token, isSent, url, texts } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return (
    <FormPage
      title={t(`accounts.${texts}.title`)}
      intro={t(`accounts.${texts}.intro`)}
      crumbs={[
        { title: t("accounts.logIn.title"), url: "/inloggen" },
        { title: t(`accounts.${texts}.title`), url },
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
      {isSent && (
        <Notice kind="mail" title={t("accounts.registered.title")} text={t(`accounts.${texts}.sent`)} />
      )}
      {rejected && <FormErrors rejected={rejected} labels={{ email: t("accounts.email") }} />}
      <EmailForm
        form={rejected?.form ?? emptyForm}
        token={token}
        hint={t(`accounts.${texts}.hint`)}
        button={t(isSent ? "accounts.registered.again" : `accounts.${texts}.button`)}
      />
    </FormPage>
  );
}
