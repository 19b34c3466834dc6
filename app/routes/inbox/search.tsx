import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { typedValue } from "~/design/form/form-state";
import { AccountNav } from "~/features/accounts/public";
import { requireMember } from "~/features/accounts/public.server";
import { inboxDocument } from "~/features/inbox/document";
import { FoundPart } from "~/features/inbox/found-part";
import { inboxPath, inboxSearchPath } from "~/features/inbox/paths";
import { searchInbox } from "~/features/inbox/search.server";
import { InboxSearchForm } from "~/features/inbox/search-form";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  await requireMember(scope);
  return withFormToken({ document: inboxDocument(scope.t("inbox.search.title")) }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await searchInbox(await requestScope(request, context)));
}

/** Searches the member's own inbox. */
export default function SearchInboxRoute() {
  const { t } = useTranslation();
  const { token } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const title = t("inbox.search.title");
  const words = posted && ("found" in posted ? posted.words : typedValue(posted.form, "words"));
  return (
    <FormPage
      title={title}
      crumbs={[
        { title: t("accounts.crumb"), url: "/mijn" },
        { title: t("inbox.title"), url: inboxPath },
        { title, url: inboxSearchPath },
      ]}
      nav={<AccountNav token={token} section={inboxPath} />}
    >
      {posted && "form" in posted && (
        <FormErrors rejected={posted} labels={{ words: t("inbox.search.label") }} />
      )}
      <InboxSearchForm words={words} token={token} />
      {posted && "found" in posted && <FoundPart words={posted.words} found={posted.found} />}
    </FormPage>
  );
}
