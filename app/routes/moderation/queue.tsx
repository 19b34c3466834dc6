import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { withFormToken } from "~/.server/forms/protected-form";
import { Notice, SideCard } from "~/features/accounts/public";
import { ReportDeskParts } from "~/features/community/moderation/desk-nav";
import { moderationDocument } from "~/features/community/moderation/document";
import { loadQueue } from "~/features/community/moderation/load.server";
import { judgePath, queuePath, readJudged } from "~/features/community/moderation/paths";
import { QueueList } from "~/features/community/moderation/queue-list";
import { requireDesk } from "~/features/staff/load.server";
import { staffPath } from "~/features/staff/paths";
import { StaffNav } from "~/features/staff/staff-nav";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["vanaf", "gedaan"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { desks } = await requireDesk("reports", scope);
  const queue = await loadQueue(scope.query.get("vanaf"), scope);
  const done = readJudged(scope.query.get("gedaan"));
  return withFormToken(
    { ...queue, desks, done, document: moderationDocument(scope.t("moderation.desk.title")) },
    scope,
  );
}

/** Posts that moderators look at. */
export default function QueueRoute() {
  const { t } = useTranslation();
  const { posts, next, objectionCount, desks, done, token } = useLoaderData<typeof loader>();
  const title = t("moderation.desk.title");
  return (
    <FormPage
      title={title}
      intro={t("moderation.desk.intro")}
      crumbs={[
        { url: staffPath, title: t("staff.title") },
        { url: queuePath, title },
      ]}
      nav={<StaffNav desks={desks} token={token} />}
      aside={<HowToChoose />}
    >
      <ReportDeskParts objectionCount={objectionCount} />
      {done && (
        <Notice
          kind="done"
          title={t("moderation.desk.done.title")}
          text={t("moderation.desk.done.text")}
          link={{ url: judgePath(done), title: t("moderation.desk.done.undo") }}
        />
      )}
      {posts.length === 0 ? (
        <Notice kind="info" title={t("moderation.desk.empty.title")} text={t("moderation.desk.empty.text")} />
      ) : (
        <>
          <h2>{t("moderation.desk.list")}</h2>
          <QueueList posts={posts} token={token} />
        </>
      )}
      {next && (
        <p className="plain-links">
          <a href={`${queuePath}?vanaf=${next}`}>{t("moderation.desk.more")}</a>
        </p>
      )}
    </FormPage>
  );
}

function HowToChoose() {
  const { t } = useTranslation();
  const title = t("moderation.desk.aside.title");
  return (
    <SideCard label={title} title={title}>
      <ul className="rules">
        {(["stand", "remove", "hide", "silence"] as const).map((choice) => (
          <li key={choice}>{t(`moderation.desk.aside.${choice}`)}</li>
        ))}
      </ul>
    </SideCard>
  );
}
