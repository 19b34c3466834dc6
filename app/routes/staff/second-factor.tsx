import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { emptyForm } from "~/design/form/form-state";
import { AppSetup } from "~/features/staff/app-setup";
import { CodeForm } from "~/features/staff/code-form";
import { staffDocument } from "~/features/staff/document";
import { findNewSecondFactor } from "~/features/staff/load.server";
import { staffPath } from "~/features/staff/paths";
import { RecoveryCodes } from "~/features/staff/recovery-codes";
import { StaffNav } from "~/features/staff/staff-nav";
import { submitFirstCode } from "~/features/staff/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const factor = await findNewSecondFactor(scope);
  const page = factor ? "secondFactor" : "recovery";
  return withFormToken({ factor, document: staffDocument(scope.t(`staff.${page}.title`)) }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const result = await submitFirstCode(await requestScope(request, context));
  return "recoveryCodes" in result ? data(result) : formResponse(result);
}

/** Sets up the second factor, and shows the recovery codes once it works. */
export default function SecondFactorRoute() {
  const { t } = useTranslation();
  const { factor, token } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const codes = result && "recoveryCodes" in result ? result.recoveryCodes : null;
  const rejected = result && "form" in result ? result : null;
  const page = codes ? "recovery" : "secondFactor";
  return (
    <FormPage
      title={t(`staff.${page}.title`)}
      intro={t(`staff.${page}.intro`)}
      crumbs={[{ url: staffPath, title: t("staff.title") }]}
      nav={<StaffNav desks={[]} token={token} />}
    >
      {rejected && <FormErrors rejected={rejected} labels={{ totp: t("staff.secondFactor.confirm.code") }} />}
      {codes && <RecoveryCodes codes={codes} />}
      {factor && (
        <>
          <AppSetup {...factor} />
          <section className="form-part" aria-labelledby="bevestigen">
            <h2 id="bevestigen">{t("staff.secondFactor.confirm.title")}</h2>
            <CodeForm
              form={rejected?.form ?? emptyForm}
              token={token}
              label={t("staff.secondFactor.confirm.code")}
              hint={t("staff.secondFactor.confirm.codeHint")}
              button={t("staff.secondFactor.confirm.button")}
            />
          </section>
        </>
      )}
    </FormPage>
  );
}
