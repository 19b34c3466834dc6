import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { AccountNav, accountDocument } from "~/features/accounts/public";
import { requireMember } from "~/features/accounts/public.server";
import { ExportForm, ExportInside, ExportNotice } from "~/features/profile/export/export-state";
import { getExportState } from "~/features/profile/export/load.server";
import { exportPath } from "~/features/profile/export/model";
import { submitExport } from "~/features/profile/export/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { shared: ["verstuurd"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  await requireMember(scope);
  const document = accountDocument(scope.t("export.title"), { sheets: ["accounts", "profile"] });
  const isAnswer = scope.query.has("verstuurd");
  return withFormToken({ state: await getExportState(scope), isAnswer, document }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitExport(await requestScope(request, context)));
}

/** Where a member requests a file with all their data, and gets it. */
export default function MyDataRoute() {
  const { t } = useTranslation();
  const { state, isAnswer, token } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const title = t("export.title");
  return (
    <FormPage
      title={title}
      intro={t("export.intro")}
      crumbs={[
        { title: t("accounts.crumb"), url: "/mijn" },
        { title, url: exportPath },
      ]}
      nav={<AccountNav token={token} />}
    >
      {rejected && <FormErrors rejected={rejected} labels={{}} />}
      <ExportNotice {...state} isAnswer={isAnswer} />
      <ExportForm state={state} token={token} />
      <ExportInside />
    </FormPage>
  );
}
