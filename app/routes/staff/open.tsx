import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { emptyForm } from "~/design/form/form-state";
import { SideCard } from "~/features/accounts/public";
import { CodeForm } from "~/features/staff/code-form";
import { staffDocument } from "~/features/staff/document";
import { deskPath, getStaffState } from "~/features/staff/load.server";
import { secondFactorPath, staffPath } from "~/features/staff/paths";
import { StaffNav } from "~/features/staff/staff-nav";
import { submitCode } from "~/features/staff/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["terug"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { staff, hasFactor, isOpen } = await getStaffState(scope);
  const back = deskPath(staff, scope.query.get("terug"));
  if (!hasFactor) throw redirect(secondFactorPath, 303);
  // Not after a form, whose errors this page shows.
  if (isOpen && scope.request.method === "GET") throw redirect(back, 303);
  const document = staffDocument(scope.t("staff.open.title"));
  return withFormToken({ username: staff.username, back, document }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitCode(await requestScope(request, context)));
}

/** Opens the session for staff with a code of the second factor. */
export default function OpenRoute() {
  const { t } = useTranslation();
  const { username, back, token } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return (
    <FormPage
      title={t("staff.open.title")}
      intro={t("staff.open.intro", { username })}
      crumbs={[{ url: staffPath, title: t("staff.title") }]}
      nav={<StaffNav desks={[]} token={token} />}
      aside={
        <SideCard label={t("staff.open.aside.title")} title={t("staff.open.aside.title")}>
          <p>{t("staff.open.aside.text")}</p>
          <p>{t("staff.open.aside.shared")}</p>
        </SideCard>
      }
    >
      {rejected && <FormErrors rejected={rejected} labels={{ totp: t("staff.open.code") }} />}
      <CodeForm
        form={rejected?.form ?? emptyForm}
        token={token}
        label={t("staff.open.code")}
        hint={t("staff.open.codeHint")}
        button={t("staff.open.button")}
      >
        <input type="hidden" name="terug" value={back} />
      </CodeForm>
    </FormPage>
  );
}
