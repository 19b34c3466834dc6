import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { withFormToken } from "~/.server/forms/protected-form";
import { Notice } from "~/features/accounts/public";
import { staffDocument } from "~/features/staff/document";
import { requireStaff } from "~/features/staff/load.server";
import { recoveryPath, staffPath } from "~/features/staff/paths";
import { StaffNav } from "~/features/staff/staff-nav";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { desks } = await requireStaff(scope);
  return withFormToken({ desks, document: staffDocument(scope.t("staff.title")) }, scope);
}

/** The desks of a member of staff. */
export default function StaffRoute() {
  const { t } = useTranslation();
  const { desks, token } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title={t("staff.title")}
      intro={t("staff.intro")}
      crumbs={[{ url: staffPath, title: t("staff.title") }]}
      nav={<StaffNav desks={desks} token={token} />}
      isWide
    >
      {desks.length === 0 && (
        <Notice kind="info" title={t("staff.noDesks.title")} text={t("staff.noDesks.text")} />
      )}
      <ul className="staff-list staff-columns">
        {desks.map(({ name, path }) => (
          <li key={name}>
            <a href={path}>{t(`staff.desks.${name}.title`)}</a>
            <p>{t(`staff.desks.${name}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className="plain-links">
        <a href={recoveryPath}>{t("staff.renew")}</a>
      </p>
    </FormPage>
  );
}
