import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { staffDocument } from "~/features/staff/document";
import { requireStaff } from "~/features/staff/load.server";
import { recoveryPath, staffPath } from "~/features/staff/paths";
import { RecoveryCodes } from "~/features/staff/recovery-codes";
import { RenewForm } from "~/features/staff/renew-form";
import { StaffNav } from "~/features/staff/staff-nav";
import { submitNewCodes } from "~/features/staff/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { desks } = await requireStaff(scope);
  return withFormToken({ desks, document: staffDocument(scope.t("staff.renewal.title")) }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const result = await submitNewCodes(await requestScope(request, context));
  return "recoveryCodes" in result ? data(result) : formResponse(result);
}

/** Replaces the recovery codes. */
export default function RecoveryCodesRoute() {
  const { t } = useTranslation();
  const { desks, token } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const codes = result && "recoveryCodes" in result ? result.recoveryCodes : null;
  const title = t("staff.renewal.title");
  return (
    <FormPage
      title={title}
      intro={t(codes ? "staff.recovery.old" : "staff.renewal.intro")}
      crumbs={[
        { url: staffPath, title: t("staff.title") },
        { url: recoveryPath, title },
      ]}
      nav={<StaffNav desks={desks} token={token} />}
    >
      {result && "form" in result && <FormErrors rejected={result} labels={{}} />}
      {codes ? <RecoveryCodes codes={codes} /> : <RenewForm token={token} />}
    </FormPage>
  );
}
