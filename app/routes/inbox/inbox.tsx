import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { AccountNav } from "~/features/accounts/public";
import { requireMember } from "~/features/accounts/public.server";
import { forumPath } from "~/features/community/paths";
import { AgainNotice } from "~/features/inbox/again-notice";
import { ContactList } from "~/features/inbox/contact-list";
import { ContactsAside } from "~/features/inbox/contacts-aside";
import { inboxDocument } from "~/features/inbox/document";
import { findDone } from "~/features/inbox/done";
import { DoneNotice } from "~/features/inbox/done-notice";
import { loadContacts, loadInbox } from "~/features/inbox/load.server";
import { inboxPath, inboxQuery, inboxSearchPath } from "~/features/inbox/paths";
import { RequestList } from "~/features/inbox/request-list";
import { submitToInbox } from "~/features/inbox/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: false, query: { typed: Object.values(inboxQuery) } },
} satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  await requireMember(scope);
  const [inbox, lists] = await Promise.all([loadInbox(scope), loadContacts(scope)]);
  return withFormToken(
    {
      inbox,
      lists,
      done: findDone(scope.query.get(inboxQuery.done)),
      document: inboxDocument(scope.t("inbox.title")),
    },
    scope,
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitToInbox(await requestScope(request, context)));
}

/** Requests for contact, and the conversations of a member. */
export default function InboxRoute() {
  const { t } = useTranslation();
  const { inbox, lists, done, token } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const { requests, requestCount, contacts, page, pageCount } = inbox;
  const title = t("inbox.title");
  const hasOthers = [lists.contacts, lists.asked, lists.blocked].some(({ length }) => length > 0);
  return (
    <FormPage
      title={title}
      intro={t("inbox.intro")}
      crumbs={[
        { title: t("accounts.crumb"), url: "/mijn" },
        { title, url: inboxPath },
      ]}
      nav={<AccountNav token={token} />}
      aside={hasOthers && <ContactsAside {...{ lists, token }} />}
      isWide
    >
      {again && <AgainNotice again={again} />}
      {done && !again && <DoneNotice done={done} />}
      {lists.contacts.length > 0 && (
        <p className="plain-links">
          <a href={inboxSearchPath}>{t("inbox.search.title")}</a>
        </p>
      )}
      <RequestList requests={requests} count={requestCount} token={token} />
      <ContactList {...{ contacts, page, pageCount }} emptyLink={forumPath} />
    </FormPage>
  );
}
