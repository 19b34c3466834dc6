import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { AccountNav, Notice } from "~/features/accounts/public";
import { requireMember } from "~/features/accounts/public.server";
import { loadWriting } from "~/features/community/writing.server";
import { AgainNotice } from "~/features/inbox/again-notice";
import { ContactAside } from "~/features/inbox/contact-aside";
import { inboxDocument } from "~/features/inbox/document";
import { findDone } from "~/features/inbox/done";
import { DoneNotice } from "~/features/inbox/done-notice";
import { getMessages } from "~/features/inbox/load.server";
import { MessagesPart } from "~/features/inbox/messages-part";
import { isAct } from "~/features/inbox/outcome";
import { inboxPath, messagesPath, messagesQuery } from "~/features/inbox/paths";
import { submitToContact } from "~/features/inbox/submit.server";
import { WritePart } from "~/features/inbox/write-part";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: false, query: { typed: Object.values(messagesQuery) } },
} satisfies { policy: RoutePolicy };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const member = await requireMember(scope);
  const loaded = await getMessages(params.id ?? "", scope);
  const done = findDone(scope.query.get(messagesQuery.done));
  const hasNew = loaded.messages.some(({ isNew }) => isNew);
  return withFormToken(
    {
      loaded,
      // The notice after 'look for new messages' says that there are none.
      done: done === "gekeken" && hasNew ? null : done,
      writing: await loadWriting(member, { text: [loaded.draft?.text ?? ""] }, scope),
      now: scope.now.toISOString(),
      document: inboxDocument(scope.t("inbox.messages.title", { username: loaded.person.username })),
    },
    scope,
  );
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return formResponse(await submitToContact(params.id ?? "", await requestScope(request, context)));
}

/** The messages of a contact. */
export default function MessagesRoute() {
  const { t } = useTranslation();
  const { loaded, done, writing, now, token } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const { id, isBlocked, cannotWrite, draft } = loaded;
  const { username } = loaded.person;
  return (
    <FormPage
      title={t("inbox.messages.title", { username })}
      crumbs={[
        { title: t("accounts.crumb"), url: "/mijn" },
        { title: t("inbox.title"), url: inboxPath },
        { title: username, url: messagesPath(id) },
      ]}
      nav={<AccountNav token={token} section={inboxPath} />}
      aside={<ContactAside {...{ id, username, isBlocked, token }} />}
    >
      {again && isAct(again) && <AgainNotice again={again} />}
      {done && !again && <DoneNotice done={done} />}
      {isBlocked && (again || done !== "geblokkeerd") && (
        <Notice
          kind="info"
          title={t("inbox.contact.blocked", { username })}
          text={t("inbox.contact.blockedText", { username })}
        />
      )}
      <MessagesPart loaded={loaded} now={now} />
      <WritePart
        {...{ username, cannotWrite, draft, writing, token }}
        again={again && !isAct(again) ? again : undefined}
      />
    </FormPage>
  );
}
