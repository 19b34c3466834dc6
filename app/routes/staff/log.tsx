import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { withFormToken } from "~/.server/forms/protected-form";
import { staffDocument } from "~/features/staff/document";
import { listLog, requireDesk } from "~/features/staff/load.server";
import { LogFilter } from "~/features/staff/log-filter";
import { LogList } from "~/features/staff/log-list";
import { logPath, staffPath } from "~/features/staff/paths";
import { StaffNav } from "~/features/staff/staff-nav";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { shared: ["soort", "voor"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { desks } = await requireDesk("log", scope);
  const log = await listLog(scope.query.get("voor") ?? "", scope.query.get("soort"), scope);
  return withFormToken({ desks, log, document: staffDocument(scope.t("staff.log.title")) }, scope);
}

/** The log of what staff did. */
export default function LogRoute() {
  const { t } = useTranslation();
  const { desks, token, log } = useLoaderData<typeof loader>();
  const { entries, hasMore, action, isFirst } = log;
  const title = t("staff.log.title");
  const older = new URLSearchParams({ ...(action && { soort: action }), voor: entries.at(-1)?.id ?? "" });
  return (
    <FormPage
      title={title}
      intro={t("staff.log.intro")}
      crumbs={[
        { url: staffPath, title: t("staff.title") },
        { url: logPath, title },
      ]}
      nav={<StaffNav desks={desks} token={token} />}
    >
      <LogFilter action={action} />
      <section className="staff-results" aria-labelledby="gedaan">
        <h2 id="gedaan">{t("staff.log.list")}</h2>
        {entries.length > 0 ? <LogList entries={entries} /> : <p>{t("staff.log.none")}</p>}
      </section>
      <p className="plain-links">
        {hasMore && <a href={`${logPath}?${older}`}>{t("staff.log.older")}</a>}{" "}
        {!isFirst && <a href={logPath}>{t("staff.log.newest")}</a>}
      </p>
    </FormPage>
  );
}
