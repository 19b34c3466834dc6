import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { staffDocument } from "~/features/staff/document";
import { listMembers, requireDesk } from "~/features/staff/load.server";
import { MemberList } from "~/features/staff/member-list";
import { MoreForm } from "~/features/staff/more-form";
import { membersPath, staffPath } from "~/features/staff/paths";
import { SearchForm } from "~/features/staff/search-form";
import { StaffNav } from "~/features/staff/staff-nav";
import { searchMembers } from "~/features/staff/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { desks } = await requireDesk("members", scope);
  const first = scope.request.method === "GET" ? await listMembers("", "", scope) : null;
  return withFormToken({ desks, first, document: staffDocument(scope.t("staff.members.title")) }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const result = await searchMembers(await requestScope(request, context));
  return "members" in result ? data(result) : formResponse(result);
}

/** The members, by name. */
export default function MembersRoute() {
  const { t } = useTranslation();
  const { desks, first, token } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const title = t("staff.members.title");
  const found = result && "members" in result ? result : first && { search: "", ...first };
  const last = found?.members.at(-1)?.username ?? "";
  return (
    <FormPage
      title={title}
      crumbs={[
        { url: staffPath, title: t("staff.title") },
        { url: membersPath, title },
      ]}
      nav={<StaffNav desks={desks} token={token} />}
      isWide
    >
      {result && "form" in result && <FormErrors rejected={result} labels={{}} />}
      <SearchForm
        title={title}
        label={t("staff.members.search")}
        search={found?.search ?? ""}
        token={token}
      />
      {found && (
        <section className="staff-results" aria-labelledby="gevonden">
          <h2 id="gevonden">{t("staff.members.list")}</h2>
          {found.members.length > 0 ? (
            <MemberList members={found.members} />
          ) : (
            <p>{t("staff.members.none", { search: found.search })}</p>
          )}
          {found.hasMore && <MoreForm search={found.search} after={last} token={token} />}
        </section>
      )}
    </FormPage>
  );
}
