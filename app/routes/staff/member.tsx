import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { Notice } from "~/features/accounts/public";
import { flushCommunity } from "~/features/community/public.server";
import { findAct, findDoneAct, notDone } from "~/features/staff/acts";
import { staffDocument } from "~/features/staff/document";
import { getMember, requireDesk } from "~/features/staff/load.server";
import { MemberActForm } from "~/features/staff/member-act-form";
import { MemberActs } from "~/features/staff/member-acts";
import { MemberFacts } from "~/features/staff/member-facts";
import { memberPath, membersPath, staffPath } from "~/features/staff/paths";
import { StaffNav } from "~/features/staff/staff-nav";
import { submitAct } from "~/features/staff/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { shared: ["actie", "gedaan"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { desks } = await requireDesk("members", scope);
  const { member, acts } = await getMember(params.username ?? "", scope);
  return withFormToken(
    {
      desks,
      member,
      acts,
      asked: findAct(scope.query.get("actie"), acts),
      done: findDoneAct(scope.query.get("gedaan")),
      isNotDone: scope.query.get("gedaan") === notDone,
      document: staffDocument(member.username),
    },
    scope,
  );
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  const outcome = await submitAct(params.username ?? "", scope);
  await flushCommunity(scope);
  return formResponse(outcome);
}

/** A member, and what this member of staff can do to them. */
export default function StaffMemberRoute() {
  const { t } = useTranslation();
  const { desks, member, acts, asked, done, isNotDone, token } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const { username } = member;
  return (
    <FormPage
      title={username}
      crumbs={[
        { url: staffPath, title: t("staff.title") },
        { url: membersPath, title: t("staff.members.title") },
        { url: memberPath(username), title: username },
      ]}
      nav={<StaffNav desks={desks} token={token} />}
    >
      {rejected && <FormErrors rejected={rejected} labels={{}} />}
      {done && !rejected && (
        <Notice
          kind="done"
          title={t("staff.member.done")}
          text={t(`staff.member.acts.${done}.done`, { username })}
        />
      )}
      {isNotDone && !rejected && (
        <Notice
          kind="info"
          title={t("staff.member.notDone.title")}
          text={t("staff.member.notDone.text")}
          isAnswer
        />
      )}
      {asked ? <MemberActForm act={asked} member={member} token={token} /> : <MemberFacts member={member} />}
      {!asked && <MemberActs acts={acts} />}
    </FormPage>
  );
}
