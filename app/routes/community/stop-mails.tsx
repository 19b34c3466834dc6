import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { accountDocument } from "~/features/accounts/public";
import { stopMailsPath } from "~/features/community/paths";
import { submitStopMails } from "~/features/community/stop-mails.server";
import { MailboxPage } from "~/shell/picture-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: {
    shared: false,
    query: { shared: ["gedaan"], typed: ["code"] },
    acceptsForeignPosts: true,
    postsChoices: true,
  },
} satisfies { policy: RoutePolicy };

/** Opening the link stops nothing, since mail scanners open links: its button does. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { query, t } = await requestScope(request, context);
  const document = accountDocument(t("community.stopMails.title"), { hasForm: false });
  return { code: query.get("code") ?? "", isDone: query.has("gedaan"), document };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submitStopMails(await requestScope(request, context));
}

export default function StopMailsRoute() {
  const { t } = useTranslation();
  const { code, isDone } = useLoaderData<typeof loader>();
  const { isStopped = isDone } = useActionData<typeof action>() ?? {};
  const isOpen = useActionData<typeof action>() === undefined && !isDone && code !== "";
  const crumbs = [{ title: t("community.stopMails.title"), url: stopMailsPath }];
  if (isOpen)
    return (
      <MailboxPage
        title={t("community.stopMails.title")}
        text={t("community.stopMails.text")}
        crumbs={crumbs}
      >
        <form method="post" action={`${stopMailsPath}?${new URLSearchParams({ code })}`}>
          <button className="btn" type="submit">
            {t("community.stopMails.button")}
          </button>
        </form>
      </MailboxPage>
    );
  return (
    <MailboxPage
      title={t(isStopped ? "community.stopMails.done" : "community.stopMails.failed")}
      text={t(isStopped ? "community.stopMails.doneText" : "community.stopMails.failedText")}
      crumbs={crumbs}
    >
      <a className="btn" href="/mijn/instellingen">
        {t("community.stopMails.settings")}
      </a>
    </MailboxPage>
  );
}
