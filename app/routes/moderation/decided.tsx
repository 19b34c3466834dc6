import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { withFormToken } from "~/.server/forms/protected-form";
import { DecidedList } from "~/features/community/moderation/decided-list";
import { ReportDeskParts } from "~/features/community/moderation/desk-nav";
import { moderationDocument } from "~/features/community/moderation/document";
import { listDecided } from "~/features/community/moderation/load.server";
import { decidedPath, queuePath } from "~/features/community/moderation/paths";
import { requireDesk } from "~/features/staff/load.server";
import { staffPath } from "~/features/staff/paths";
import { StaffNav } from "~/features/staff/staff-nav";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["voor"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { desks } = await requireDesk("reports", scope);
  const decided = await listDecided(scope.query.get("voor"), scope);
  return withFormToken(
    { ...decided, desks, document: moderationDocument(scope.t("moderation.desk.decided")) },
    scope,
  );
}

/** What moderators decided, the newest first. */
export default function DecidedRoute() {
  const { t } = useTranslation();
  const { decisions, hasMore, desks, token } = useLoaderData<typeof loader>();
  const title = t("moderation.desk.decided");
  const last = decisions.at(-1)?.decision.id ?? "";
  return (
    <FormPage
      title={title}
      crumbs={[
        { url: staffPath, title: t("staff.title") },
        { url: queuePath, title: t("moderation.desk.title") },
        { url: decidedPath, title },
      ]}
      nav={<StaffNav desks={desks} token={token} />}
    >
      <ReportDeskParts />
      <h2>{t("moderation.own.list")}</h2>
      {decisions.length === 0 && <p>{t("moderation.record.noDecisions")}</p>}
      <DecidedList items={decisions} />
      {hasMore && (
        <p className="plain-links">
          <a href={`${decidedPath}?voor=${last}`}>{t("moderation.desk.older")}</a>
        </p>
      )}
    </FormPage>
  );
}
