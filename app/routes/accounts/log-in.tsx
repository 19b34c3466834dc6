import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { emptyForm } from "~/design/form/form-state";
import door from "~/design/illustrations/deur.svg";
import { findMember } from "~/features/accounts/client.server";
import { accountDocument } from "~/features/accounts/document";
import { submitLogIn } from "~/features/accounts/log-in.server";
import { LogInFailed, LogInForm } from "~/features/accounts/log-in-form";
import { pathAfterLogIn, withBack } from "~/features/accounts/model";
import { Notice } from "~/features/accounts/notice";
import { SideCard } from "~/features/accounts/side-card";
import { Ways } from "~/features/accounts/ways";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

/** What a log-in follows, by the name in the query. */
const notices = [
  { name: "uitgelogd", text: "loggedOut" },
  { name: "wachtwoord", text: "passwordSaved" },
  { name: "bewaard", text: "textKept" },
] as const;

const query = { typed: ["terug"], shared: notices.map(({ name }) => name) };

export const handle = { policy: { shared: false, query } } satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const back = pathAfterLogIn(scope.query.get("terug"));
  // Not after a form, whose errors this page shows.
  if (scope.request.method === "GET" && (await findMember(scope))) throw redirect(back, 303);
  const notice = notices.find(({ name }) => scope.query.has(name))?.text ?? null;
  return withFormToken({ back, notice, document: accountDocument(scope.t("accounts.logIn.title")) }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitLogIn(await requestScope(request, context)));
}

export default function LogInRoute() {
  const { t } = useTranslation();
  const { token, notice, back: from } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const back = pathAfterLogIn(rejected?.form.values.terug?.[0] ?? from);
  const labels = { email: t("accounts.email"), password: t("accounts.password") };
  return (
    <FormPage
      title={t("accounts.logIn.title")}
      intro={t("accounts.logIn.intro")}
      crumbs={[{ title: t("accounts.logIn.title"), url: "/inloggen" }]}
      illustration={{ src: door, width: 960, height: 640, place: "beside" }}
      aside={<NoAccount back={back} />}
    >
      {notice && !rejected && (
        <Notice
          kind={notice === "textKept" ? "info" : "done"}
          title={t(`accounts.logIn.${notice}.title`)}
          text={t(`accounts.logIn.${notice}.text`)}
        />
      )}
      {rejected?.failure ? (
        <LogInFailed failure={rejected.failure} />
      ) : (
        rejected && <FormErrors rejected={rejected} labels={labels} />
      )}
      <LogInForm form={rejected?.form ?? emptyForm} token={token} back={back} />
      <Ways
        links={[
          { url: "/wachtwoord/vergeten", title: t("accounts.logIn.forgotten"), icon: "lock" },
          { url: "/verificatie-mail-opnieuw-versturen", title: t("accounts.logIn.noMail"), icon: "mail" },
        ]}
      />
    </FormPage>
  );
}

function NoAccount({ back }: { back: string }) {
  const { t } = useTranslation();
  return (
    <SideCard label={t("accounts.logIn.aside.label")} title={t("accounts.logIn.aside.title")}>
      <p>{t("accounts.logIn.aside.text")}</p>
      <div className="actions">
        <a className="btn btn-second" href={withBack("/registreren", back)}>
          {t("accounts.logIn.aside.button")}
        </a>
      </div>
    </SideCard>
  );
}
