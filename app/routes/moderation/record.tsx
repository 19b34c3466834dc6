import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { emptyForm } from "~/design/form/form-state";
import { Notice } from "~/features/accounts/public";
import { DecidedList } from "~/features/community/moderation/decided-list";
import { moderationDocument } from "~/features/community/moderation/document";
import { getRecord } from "~/features/community/moderation/load.server";
import { NoteForm, NoteList } from "~/features/community/moderation/notes";
import { queuePath } from "~/features/community/moderation/paths";
import { RecordWords } from "~/features/community/moderation/record-words";
import { submitToRecord } from "~/features/community/moderation/submit.server";
import { requireDesk } from "~/features/staff/load.server";
import { memberPath, recordPath, staffPath } from "~/features/staff/paths";
import { StaffNav } from "~/features/staff/staff-nav";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["gedaan"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { desks } = await requireDesk("reports", scope);
  const found = await getRecord(params.username ?? "", scope);
  return withFormToken(
    {
      ...found,
      desks,
      isDone: scope.query.has("gedaan"),
      document: moderationDocument(found.record.username),
    },
    scope,
  );
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return formResponse(await submitToRecord(params.username ?? "", await requestScope(request, context)));
}

/** What moderators know of a member and noted about them. */
export default function RecordRoute() {
  const { t } = useTranslation();
  const { record, canSanction, decisions, notes, desks, isDone, token } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const { username, silencedUntil } = record;
  return (
    <FormPage
      title={username}
      crumbs={[
        { url: staffPath, title: t("staff.title") },
        { url: queuePath, title: t("moderation.desk.title") },
        { url: recordPath(username), title: username },
      ]}
      nav={<StaffNav desks={desks} token={token} />}
    >
      {rejected && <FormErrors rejected={rejected} labels={{ words: t("moderation.record.note") }} />}
      {isDone && !rejected && (
        <Notice
          kind="done"
          title={t("moderation.record.done.title")}
          text={t("moderation.record.done.text")}
        />
      )}
      <p>
        <RecordWords record={record} />
      </p>
      <p className="plain-links">
        <a href={memberPath(username)}>{t("moderation.record.toAccount")}</a>
      </p>
      {silencedUntil && canSanction && (
        <form method="post" data-busy={t("forms.sending")}>
          <input type="hidden" name="silence" value="end" />
          <input type="hidden" name="token" value={token} />
          <button className="btn btn-second" type="submit">
            {t("moderation.record.endSilence")}
          </button>
        </form>
      )}
      <section className="community-part" aria-labelledby="notities">
        <h2 id="notities">{t("moderation.record.notes")}</h2>
        <p>{t("moderation.record.notesText")}</p>
        <NoteList notes={notes} />
        <NoteForm form={rejected?.form ?? emptyForm} token={token} />
      </section>
      <section className="community-part" aria-labelledby="besluiten">
        <h2 id="besluiten">{t("moderation.record.decisions")}</h2>
        {decisions.length === 0 && <p>{t("moderation.record.noDecisions")}</p>}
        <DecidedList items={decisions} />
      </section>
    </FormPage>
  );
}
