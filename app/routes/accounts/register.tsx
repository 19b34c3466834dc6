import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { emptyForm } from "~/design/form/form-state";
import bouquet from "~/design/illustrations/boeket.svg";
import { accountDocument } from "~/features/accounts/document";
import { pathAfterLogIn, withBack } from "~/features/accounts/model";
import { RegisterForm } from "~/features/accounts/register-form";
import { SideCard } from "~/features/accounts/side-card";
import { submitRegistration } from "~/features/accounts/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["terug"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const back = pathAfterLogIn(scope.query.get("terug"));
  return withFormToken({ back, document: accountDocument(scope.t("accounts.register.title")) }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitRegistration(await requestScope(request, context)));
}

export default function RegisterRoute() {
  const { t } = useTranslation();
  const { token, back: from } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const back = pathAfterLogIn(rejected?.form.values.terug?.[0] ?? from);
  const labels = {
    email: t("accounts.email"),
    password: t("accounts.password"),
    repeat: t("accounts.repeat"),
    username: t("accounts.register.username"),
    healthConsent: t("accounts.health.summary"),
    adult: t("accounts.register.adult"),
    terms: t("accounts.register.terms"),
  };
  return (
    <FormPage
      title={t("accounts.register.title")}
      intro={t("accounts.register.intro")}
      crumbs={[{ title: t("accounts.register.title"), url: "/registreren" }]}
      illustration={{ src: bouquet, width: 360, height: 290, place: "corner" }}
      aside={<Explanation />}
    >
      {rejected && <FormErrors rejected={rejected} labels={labels} />}
      <RegisterForm
        form={rejected?.form ?? emptyForm}
        suggestions={rejected?.suggestions ?? []}
        token={token}
        back={back}
      />
      <p className="plain-links">
        {t("accounts.register.haveAccount")}{" "}
        <a href={withBack("/inloggen", back)}>{t("accounts.register.haveAccountLink")}</a>
      </p>
    </FormPage>
  );
}

function Explanation() {
  const { t } = useTranslation();
  return (
    <SideCard label={t("accounts.register.aside.label")} title={t("accounts.register.aside.title")}>
      <ol className="steps">
        {t("accounts.register.aside.steps", { returnObjects: true }).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </SideCard>
  );
}
